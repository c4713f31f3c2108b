/** The mail and chat services, for pages and the build only: islands get what they need as props. */

import * as environment from 'astro:env/client';
import { hasMailKeys, mailServiceOf } from '../../vendors/emailjs.ts';
import { chatServiceOf } from '../../vendors/supabase.ts';
import { site } from './facts.ts';

// The environment names a hosted service with all its variables or none (src/integrations/owner-report.ts). Without them
// src/integrations/local/ answers on the site's own address; a published site hides what needs a service (docs/decisions/011).

/** False when only this machine's own server answers the forms. */
export const isMailHosted = hasMailKeys(environment);

export const mailService = mailServiceOf(environment, site.email);

/** False when only this machine's own server answers the chat. */
export const isChatHosted = Boolean(environment.PUBLIC_SUPABASE_URL);

export const chatService = chatServiceOf(environment);
