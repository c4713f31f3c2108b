import type { APIRoute } from 'astro';
import { site as owner } from '../../content/company/data.ts';
import { headSite } from '../../layout/pages.ts';
import { languages } from '../../site/locales.ts';
import { securityTxt } from '../../site/security-txt.ts';

export const GET: APIRoute = ({ site }) => {
  const spoken = Object.values(languages).map(({ htmlLang }) => htmlLang);
  const contact = { email: owner.email, origin: headSite(site).origin, languages: spoken };
  return new Response(securityTxt(contact, new Date()));
};
