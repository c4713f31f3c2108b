import type { APIRoute, GetStaticPaths } from 'astro';
import { readFaq } from '@/faq/faq.ts';
import { faqMarkdown } from '@/faq/faq-markdown.ts';
import { markdownResponse } from '@/head/markdown-response.ts';
import { canonicalUrl } from '@/head/url.ts';
import { dictionary } from '@/i18n/dictionary.ts';
import { defaultLocale, type Locale, locales } from '@/i18n/locales.ts';
import { canonical, routes } from '@/i18n/routes.ts';
import { headSite } from '@/site/head-site.ts';

/** One file for each language that has answers. */
export const getStaticPaths: GetStaticPaths = () =>
  locales
    .filter((locale) => readFaq(locale).length > 0)
    .map((locale) => ({
      params: { lang: locale === defaultLocale ? undefined : locale },
      props: { locale },
    }));

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale }, site }) => {
  const url = canonicalUrl(canonical(locale, routes.faq), headSite(site).origin);
  return markdownResponse(faqMarkdown(readFaq(locale), dictionary(locale).faq.title, url, locale));
};
