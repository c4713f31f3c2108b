import { describe, expect, it } from 'vitest';
import { allowedHosts as hostsOf } from './allowed-hosts.ts';

const allowedHosts = (environment: Readonly<Record<string, string>>) => hostsOf(environment, 'emailjs');
const mail = {
  PUBLIC_EMAILJS_SERVICE_ID: 's',
  PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
};

describe('allowedHosts', () => {
  it('allows nothing outside the site without keys', () => {
    expect(allowedHosts({})).toEqual({ script: [], connect: [], image: [], frame: [] });
  });

  it('allows nothing for variables that are present but empty', () => {
    const empty = {
      PUBLIC_SUPABASE_URL: '',
      PUBLIC_EMAILJS_PUBLIC_KEY: '',
      PUBLIC_EMAILJS_ENDPOINT: '',
      PUBLIC_GA_MEASUREMENT_ID: '',
      PUBLIC_HOTJAR_SITE_ID: '',
    };
    expect(allowedHosts(empty)).toEqual({ script: [], connect: [], image: [], frame: [] });
  });

  it('allows the e-mail service when it has a key', () => {
    expect(allowedHosts(mail).connect).toEqual(['https://api.emailjs.com']);
  });

  it('allows the e-mail service when the address that would replace its own is left empty', () => {
    const { connect } = allowedHosts({ ...mail, PUBLIC_EMAILJS_ENDPOINT: '' });
    expect(connect).toEqual(['https://api.emailjs.com']);
  });

  it('allows the origin of another e-mail service in its place', () => {
    const environment = {
      ...mail,
      PUBLIC_EMAILJS_ENDPOINT: 'https://mail.example.com:8443/v1/send',
    };
    expect(allowedHosts(environment).connect).toEqual(['https://mail.example.com:8443']);
  });

  it('allows the origin of the webhook when that is the mail service', () => {
    const environment = { PUBLIC_MAIL_WEBHOOK_URL: 'https://hook.example/forms?key=1' };
    expect(hostsOf(environment, 'webhook').connect).toEqual(['https://hook.example']);
    expect(hostsOf(environment, 'emailjs').connect).toEqual([]);
  });

  it('allows the backend’s origin, without its path', () => {
    const { connect } = allowedHosts({ PUBLIC_SUPABASE_URL: 'https://abc.supabase.co/x' });
    expect(connect).toEqual(['https://abc.supabase.co']);
  });

  it('allows what the tag needs, and only that', () => {
    const collect = [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    ];
    expect(allowedHosts({ PUBLIC_GA_MEASUREMENT_ID: 'G-1' })).toEqual({
      script: ['https://www.googletagmanager.com'],
      connect: collect,
      image: collect,
      frame: [],
    });
  });

  it('allows what a vendor of one host needs, and only that', () => {
    const host = ['https://plausible.io'];
    expect(allowedHosts({ PUBLIC_PLAUSIBLE_DOMAIN: 'a.example' })).toEqual({
      script: host,
      connect: host,
      image: [],
      frame: [],
    });
  });

  it('allows what the session recorder needs, and only that', () => {
    const scripts = ['https://static.hotjar.com', 'https://script.hotjar.com'];
    expect(allowedHosts({ PUBLIC_HOTJAR_SITE_ID: '7' })).toEqual({
      script: scripts,
      connect: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
      image: scripts,
      frame: ['https://vars.hotjar.com'],
    });
  });
});
