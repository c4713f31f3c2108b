/** The mail and chat services, for pages and the build only: islands receive theirs as props. */

import * as environment from 'astro:env/client';
import { hasMailKeys, mailServiceOf } from '../../vendors/emailjs.ts';
import { chatServiceOf } from '../../vendors/supabase.ts';
import { site } from '../owner-data.ts';

// The environment sets all the variables of a hosted service or none (src/integrations/owner-notice.ts). Without them,
// src/integrations/local/ responds at the site's own address; a published site hides features that need a service
// (docs/decisions/011).

/** False if only this machine's local server handles the forms. */
export const isMailHosted = hasMailKeys(environment);

export const mailService = mailServiceOf(environment, site.email);

/** False if only this machine's local server answers the chat. */
export const isChatHosted = Boolean(environment.PUBLIC_SUPABASE_URL);

export const chatService = chatServiceOf(environment);
