import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSite } from '../../testing/fixtures/site.ts';

const mail = {
  PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  PUBLIC_EMAILJS_SERVICE_ID: 'service',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
};

/** With another owner's site. */
async function load(environment: Readonly<Record<string, string>>) {
  vi.resetModules();
  vi.doMock('./data.ts', () => ({ site: exampleSite }));
  vi.doMock('astro:env/client', async (original) => ({ ...(await original<object>()), ...environment }));
  return import('./mail-and-chat.ts');
}

describe('the services for mail and chat', () => {
  afterEach(() => {
    vi.doUnmock('astro:env/client');
    vi.doUnmock('./data.ts');
  });

  it('are answered on the site’s own address without any key', async () => {
    const { chatService, mailService, ...hosted } = await load({});
    expect(hosted).toMatchObject({ isMailHosted: false, isChatHosted: false });
    expect(mailService.endpoint).toBe('/api/v1.0/email/send');
    expect(chatService).toEqual({ url: '/functions/v1', anonKey: '' });
  });

  it('are on the site’s own address for mail with an empty key', async () => {
    const { mailService } = await load({ ...mail, PUBLIC_EMAILJS_TEMPLATE_ID: '' });
    expect(mailService.endpoint).toBe('/api/v1.0/email/send');
  });

  it('may be another address for mail', async () => {
    const { mailService } = await load({ ...mail, PUBLIC_EMAILJS_ENDPOINT: 'https://mail.example' });
    expect(mailService.endpoint).toBe('https://mail.example');
  });

  it('are EmailJS and Supabase with their keys', async () => {
    const { chatService, mailService, ...hosted } = await load({
      ...mail,
      PUBLIC_SUPABASE_URL: 'https://abc.supabase.co/',
      PUBLIC_SUPABASE_ANON_KEY: 'anon',
    });
    expect(hosted).toMatchObject({ isMailHosted: true, isChatHosted: true });
    expect(mailService).toMatchObject({
      endpoint: 'https://api.emailjs.com/api/v1.0/email/send',
      keys: { service_id: 'service', template_id: 'template', user_id: 'key' },
    });
    expect(chatService).toEqual({ url: 'https://abc.supabase.co/functions/v1', anonKey: 'anon' });
  });
});
