import type { APIRoute } from 'astro';
import { site as owner } from '../../collections/owner/data.ts';
import { headSite } from '../../collections/page-data/pages.ts';
import { languages } from '../../i18n/locales.ts';
import { securityTxt } from '../../seo/security-txt.ts';

export const GET: APIRoute = ({ site }) => {
  const spoken = Object.values(languages).map(({ htmlLang }) => htmlLang);
  const contact = { email: owner.email, origin: headSite(site).origin, languages: spoken };
  return new Response(securityTxt(contact, new Date()));
};
