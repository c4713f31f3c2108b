import { addScript, type Hosts, type Vendor } from './vendor.ts';

declare global {
  interface Window {
    hj?: { (...parameters: unknown[]): void; q?: unknown[] };
    _hjSettings?: { hjid: number; hjsv: number };
  }
}

const version = 6; // of the recorder's snippet
const scripts = ['https://static.hotjar.com', 'https://script.hotjar.com'];

function recorder(...parameters: unknown[]): void {
  const hj = (window.hj ??= Object.assign(
    (...call: unknown[]) => {
      (hj.q ??= []).push(call);
    },
    { q: [] as unknown[] },
  ));
  hj(...parameters);
}

export const hotjarHosts: Hosts = {
  script: scripts,
  connect: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
  image: scripts,
  frame: ['https://vars.hotjar.com'],
};

export const hotjar = {
  name: 'Hotjar',
  variable: 'PUBLIC_HOTJAR_SITE_ID',
  cookies: /^_hj/,
  storage: /^_?hj/,
  start: (id) => {
    window._hjSettings = { hjid: Number(id), hjsv: version };
    addScript(`https://static.hotjar.com/c/hotjar-${id}.js?sv=${version}`);
    return {
      accepted: () => recorder('event', 'consent_given'),
      withdrawn: () => recorder('event', 'consent_withdrawn'),
    };
  },
} as const satisfies Vendor;
