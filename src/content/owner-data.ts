/** The owner's facts, figures and services, for pages and the build only: islands receive theirs as props. */

import { type CollectionEntry, getCollection } from 'astro:content';
import * as environment from 'astro:env/client';
import { hasMailKeys, mailServiceOf } from '../vendors/emailjs.ts';
import { chatServiceOf } from '../vendors/supabase.ts';

async function dataOf<Name extends 'company' | 'figures'>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`The collection "${name}" is empty. Correct the errors in content/.`);
  return entry.data;
}

export const { site, service, mark, dashboard } = await dataOf('company');
/** Scheme and host of the site, without a trailing slash. */
export const { origin } = new URL(import.meta.env.SITE);

export const figures = await dataOf('figures');
export const ownerData = { site, service, figures };

// The environment sets all the variables of a hosted service or none (src/integrations/setup-status.ts). Without them,
// src/integrations/local/ responds at the site's own address; a published site hides features that need a service
// (docs/decisions/011).

/** False if only this machine's local server handles the forms. */
export const isMailHosted = hasMailKeys(environment);

export const mailService = mailServiceOf(environment, site.email);

/** False if only this machine's local server answers the chat. */
export const isChatHosted = Boolean(environment.PUBLIC_SUPABASE_URL);

export const chatService = chatServiceOf(environment);
