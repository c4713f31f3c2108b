import { expect, it } from 'vitest';
import { allowedHosts } from './allowed-hosts.ts';

const none = { script: [], connect: [], image: [], frame: [] };
const mail = {
  PUBLIC_EMAILJS_SERVICE_ID: 's',
  PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
};
const google = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://www.googletagmanager.com',
];
const hotjar = ['https://static.hotjar.com', 'https://script.hotjar.com'];

it.each([
  ['nothing is configured', {}, {}],
  ['variables are present but empty', { PUBLIC_SUPABASE_URL: '', PUBLIC_GA_MEASUREMENT_ID: '' }, {}],
  [
    'EmailJS has its keys and no address of its own',
    { ...mail, PUBLIC_EMAILJS_ENDPOINT: '' },
    { connect: ['https://api.emailjs.com'] },
  ],
  [
    'EmailJS has an address of its own',
    { ...mail, PUBLIC_EMAILJS_ENDPOINT: 'https://mail.example.com:8443/v1/send' },
    { connect: ['https://mail.example.com:8443'] },
  ],
  [
    'the backend has an address with a path',
    { PUBLIC_SUPABASE_URL: 'https://abc.supabase.co/x' },
    { connect: ['https://abc.supabase.co'] },
  ],
  [
    'Google Analytics has an id',
    { PUBLIC_GA_MEASUREMENT_ID: 'G-1' },
    { script: ['https://www.googletagmanager.com'], connect: google, image: google },
  ],
  [
    'Hotjar has an id',
    { PUBLIC_HOTJAR_SITE_ID: '7' },
    {
      script: hotjar,
      connect: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
      image: hotjar,
      frame: ['https://vars.hotjar.com'],
    },
  ],
])('allowedHosts names exactly the hosts that are needed where %s', (_what, environment, hosts) => {
  expect(allowedHosts(environment)).toEqual({ ...none, ...hosts });
});
