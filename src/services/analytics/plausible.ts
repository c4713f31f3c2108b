import { addScript, type Disclosure, type Vendor } from './vendor.ts';

declare global {
  interface Window {
    plausible?: { (...parameters: unknown[]): void; q?: unknown[] };
  }
}

const host = 'https://plausible.io';

function tell(...parameters: unknown[]): void {
  const plausible = (window.plausible ??= Object.assign(
    (...call: unknown[]) => {
      (plausible.q ??= []).push(call);
    },
    { q: [] as unknown[] },
  ));
  plausible(...parameters);
}

/** Its manual script counts no page by itself: pages change here without a load. It stores nothing. */
export const plausibleDisclosure: Disclosure = {
  hosts: { script: [host], connect: [host] },
  company: 'Plausible Insights OÜ',
  countries: ['EE', 'DE'],
  stores: [],
};

export const plausible = {
  name: 'Plausible',
  variable: 'PUBLIC_PLAUSIBLE_DOMAIN',
  start: (domain) => {
    addScript(`${host}/js/script.manual.js`, { domain });
    return { pageView: () => tell('pageview', { u: location.href }) };
  },
} as const satisfies Vendor;
