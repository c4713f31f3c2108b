import type { Locale } from './knowledge.ts';

/**
 * The language of the page that a question came from: the widget sends it as `Accept-Language`.
 *
 * @returns undefined for anything but one of the site's languages in the first place
 */
export function pageLanguage(headers: Headers): Locale | undefined {
  const tag = /^\s*(en|sv)(?=[-,;\s]|$)/i.exec(headers.get('Accept-Language') ?? '')?.[1];
  if (tag === undefined) return undefined;
  return tag.toLowerCase() === 'sv' ? 'sv' : 'en';
}
