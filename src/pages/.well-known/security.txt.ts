import type { APIRoute } from 'astro';
import { origin, site } from '../../content/company/data.ts';
import { languages } from '../../site/locales.ts';
import { securityTxt } from '../../site/security-txt.ts';

export const GET: APIRoute = () => {
  const spoken = Object.values(languages).map(({ htmlLang }) => htmlLang);
  const contact = { email: site.email, origin, languages: spoken };
  return new Response(securityTxt(contact, new Date()));
};
