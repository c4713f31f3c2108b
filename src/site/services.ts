import {
  PUBLIC_EMAILJS_ENDPOINT,
  PUBLIC_EMAILJS_PUBLIC_KEY,
  PUBLIC_EMAILJS_SERVICE_ID,
  PUBLIC_EMAILJS_TEMPLATE_ID,
  PUBLIC_SUPABASE_ANON_KEY,
  PUBLIC_SUPABASE_URL,
} from 'astro:env/client';
import { standInMail } from './mail-keys.ts';
import { site } from './site.ts';

/**
 * The hosted services as the environment names them, each with all its variables or none
 * (`integrations/hosted-services.ts`). Without them both are answered on the site's own address by the
 * stand-ins of `server/`, so nothing leaves the machine; elsewhere there is nobody to answer, and pages hide
 * what needs a service (docs/decisions/031).
 */

const hostedMail = 'https://api.emailjs.com/api/v1.0/email/send';

/** False when only this machine's own server answers the forms. */
export const isMailHosted = Boolean(PUBLIC_EMAILJS_PUBLIC_KEY);

/** How the forms send mail. */
export const mailService = {
  endpoint: PUBLIC_EMAILJS_ENDPOINT || (PUBLIC_EMAILJS_PUBLIC_KEY ? hostedMail : standInMail.path),
  serviceId: PUBLIC_EMAILJS_SERVICE_ID || standInMail.serviceId,
  templateId: PUBLIC_EMAILJS_TEMPLATE_ID || standInMail.templateId,
  publicKey: PUBLIC_EMAILJS_PUBLIC_KEY || standInMail.publicKey,
  toEmail: site.email,
};

/** False when only this machine's own server answers the chat. */
export const isChatHosted = Boolean(PUBLIC_SUPABASE_URL);

/** Where the chat finds its function. */
export const chatService = {
  url: `${(PUBLIC_SUPABASE_URL || '').replace(/\/+$/, '')}/functions/v1`,
  anonKey: PUBLIC_SUPABASE_ANON_KEY || '',
};
