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
 * The hosted services as the environment names them. Without keys both are answered on the site's own
 * address by the stand-ins of `server/`, so nothing leaves the machine.
 */

const hostedMail = 'https://api.emailjs.com/api/v1.0/email/send';

/** How the forms send mail. */
export const mailService = {
  endpoint: PUBLIC_EMAILJS_ENDPOINT || (PUBLIC_EMAILJS_PUBLIC_KEY ? hostedMail : standInMail.path),
  serviceId: PUBLIC_EMAILJS_SERVICE_ID || standInMail.serviceId,
  templateId: PUBLIC_EMAILJS_TEMPLATE_ID || standInMail.templateId,
  publicKey: PUBLIC_EMAILJS_PUBLIC_KEY || standInMail.publicKey,
  toEmail: site.email,
};

/** Where the chat finds its function. */
export const chatService = {
  url: `${PUBLIC_SUPABASE_URL || ''}/functions/v1`,
  anonKey: PUBLIC_SUPABASE_ANON_KEY || '',
};
