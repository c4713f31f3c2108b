import { describe, expect, it } from 'vitest';
import { allowedHosts, contentSecurityPolicy, inlineHashes } from './content-security-policy.ts';

/** From the specification of CSP. */
const hello = "alert('Hello, world.');";
const helloHash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

describe('inlineHashes', () => {
  it('finds each inline script and style once, with and without attributes', () => {
    const { script, style } = inlineHashes([
      `<style>${hello}</style><style media="print">b{}</style><style>b{}</style>
       <script>${hello}</script><script type="module" data-src="x">\nlet a;</script><script>${hello}</script>`,
    ]);
    expect([[...script][0], script.size]).toEqual([helloHash, 2]);
    expect([[...style][0], style.size]).toEqual([helloHash, 2]);
  });

  it.each([
    ['a script file', '<script src="/a.js"></script>'],
    ['a script file as module', '<script type="module" src="/a.js"> </script>'],
    ['structured data', '<script type="application/ld+json">{}</script>'],
    ['a script within an attribute', `<meta content="<script>${hello}</script>">`],
    ['empty elements', '<script></script><style></style>'],
  ])('needs no hash for %s', (_kind, html) => {
    const { script, style } = inlineHashes([html]);
    expect([...script, ...style]).toEqual([]);
  });
});

it('contentSecurityPolicy allows the hashes, in the same order at every build, the site’s files and nothing else', () => {
  const hashes = { script: new Set(["'b'", "'a'"]), style: new Set(["'d'", "'c'"]) };
  expect(contentSecurityPolicy(hashes, allowedHosts({})).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'a' 'b'",
    "style-src 'self' 'c' 'd'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

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
  ['EmailJS has its keys', mail, { connect: ['https://api.emailjs.com'] }],
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
])('only the necessary hosts are allowed if %s', (_what, environment, hosts) => {
  expect(allowedHosts(environment)).toEqual({ ...none, ...hosts });
});
