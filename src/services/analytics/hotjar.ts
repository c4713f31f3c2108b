import { addScript, type Disclosure, type Vendor } from './vendor.ts';

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

/** As its documentation lists it; what only its surveys and its Identify API store is not used here. */
export const hotjarDisclosure: Disclosure = {
  hosts: {
    script: scripts,
    connect: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    image: scripts,
    frame: ['https://vars.hotjar.com'],
  },
  company: 'Hotjar Limited',
  countries: ['MT', 'IE'],
  stores: [
    { name: '_hjSessionUser_*', kind: 'cookie', purpose: 'visitor', period: { value: 1, unit: 'year' } },
    { name: '_hjSession_*', kind: 'cookie', purpose: 'visit', period: { value: 30, unit: 'minute' } },
    { name: '_hjSessionTooLarge', kind: 'cookie', purpose: 'recording', period: 'browser' },
    { name: '_hjSessionRejected', kind: 'cookie', purpose: 'recording', period: 'browser' },
    { name: '_hjSessionResumed', kind: 'cookie', purpose: 'recording', period: 'browser' },
    { name: 'hjActiveViewportIds', kind: 'local', purpose: 'window', period: 'cleared' },
    { name: 'hjViewportId', kind: 'session', purpose: 'window', period: 'tab' },
    { name: '_hj*Test', kind: 'cookie', purpose: 'test', period: 'atOnce' },
    { name: '_hjLocalStorageTest', kind: 'local', purpose: 'test', period: 'atOnce' },
    { name: '_hjSessionStorageTest', kind: 'session', purpose: 'test', period: 'atOnce' },
  ],
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
