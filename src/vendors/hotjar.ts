import type { AnalyticsVendor } from './analytics.ts';

declare global {
  interface Window {
    hj?: { (...parameters: unknown[]): void; q?: unknown[] };
    _hjSettings?: { hjid: number; hjsv: number };
  }
}

const version = 6; // the version of the recorder's snippet
const scripts = ['https://static.hotjar.com', 'https://script.hotjar.com'];

/** The recorder, or the queue that its script reads later. */
function recorder(): NonNullable<Window['hj']> {
  // `window.hj` may be an element with `id="hj"`.
  if (typeof window.hj === 'function') return window.hj;
  const q: unknown[] = [];
  return (window.hj = Object.assign((...call: unknown[]) => void q.push(call), { q }));
}

export const hotjar = {
  name: 'Hotjar',
  company: 'Hotjar Limited',
  countries: ['MT', 'IE'],
  idVariable: 'PUBLIC_HOTJAR_SITE_ID',
  hosts: {
    script: scripts,
    connect: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    image: scripts,
    frame: ['https://vars.hotjar.com'],
  },
  // From Hotjar's documentation, without entries for surveys and the Identify API, which are not used.
  storedEntries: [
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
  storageNames: /^_?hj/,
  scriptUrl: (id) => `https://static.hotjar.com/c/hotjar-${id}.js?sv=${version}`,
  start: (id) => {
    window._hjSettings = { hjid: Number(id), hjsv: version };
    recorder();
    return {
      onAccept: () => recorder()('event', 'consent_given'),
      onWithdraw: () => recorder()('event', 'consent_withdrawn'),
    };
  },
} as const satisfies AnalyticsVendor;
