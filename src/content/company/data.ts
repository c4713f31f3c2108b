/** The owner's data, figures and services, for pages and the build only: islands get what they need as props. */

import { type CollectionEntry, getCollection } from 'astro:content';
import * as environment from 'astro:env/client';
import { hasMailKeys, mailServiceOf } from '../../vendors/emailjs.ts';
import { chatServiceOf } from '../../vendors/supabase.ts';

async function dataOf<Name extends 'owner' | 'figures'>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`The collection "${name}" is empty. Correct what is wrong in content/.`);
  return entry.data;
}

export const { site, service, mark, dashboard } = await dataOf('owner');
/** Scheme and host of the site, without a closing slash. */
export const { origin } = new URL(import.meta.env.SITE);

export const figures = await dataOf('figures');
export const facts = { site, service, figures };

// The environment names a hosted service with all its variables or none (src/integrations/owner-report.ts). Without them
// src/integrations/local/ answers on the site's own address; a published site hides what needs a service (docs/decisions/011).

/** False when only this machine's own server answers the forms. */
export const isMailHosted = hasMailKeys(environment);

export const mailService = mailServiceOf(environment, site.email);

/** False when only this machine's own server answers the chat. */
export const isChatHosted = Boolean(environment.PUBLIC_SUPABASE_URL);

export const chatService = chatServiceOf(environment);
