import * as environment from 'astro:env/client';
import { hasMailKeys, mailServiceOf } from '../../vendors/emailjs.ts';
import { site } from './data.ts';

/**
 * The hosted services for mail and chat as the environment names them, each with all its variables or none
 * (`tools/doctor/report.ts`). Without them the local server (`tools/serve/`) answers both on the site's own address, so
 * nothing leaves the machine; a published site hides what needs a service (docs/decisions/011).
 */

/** False when only this machine's own server answers the forms. */
export const isMailHosted = hasMailKeys(environment);

/** How the forms send mail. */
export const mailService = mailServiceOf(environment, site.email);

/** False when only this machine's own server answers the chat. */
export const isChatHosted = Boolean(environment.PUBLIC_SUPABASE_URL);

/** Where the chat finds its function. */
export const chatService = {
  url: `${(environment.PUBLIC_SUPABASE_URL ?? '').replace(/\/+$/, '')}/functions/v1`,
  anonKey: environment.PUBLIC_SUPABASE_ANON_KEY || '',
};
