import type { MiddlewareHandler } from 'astro';
import { unescapeHtml } from './collections/articles/tokens.ts';
import { untranslatedTexts } from './collections/texts/dictionary.ts';
import { defaultLocale, isLocale, languages } from './i18n/locales.ts';

/** Says of each sentence that a page shows in English, since its language lacks it, that it is English. */
export const onRequest: MiddlewareHandler = async ({ params: { lang } }, next) => {
  const response = await next();
  const texts = untranslatedTexts[isLocale(lang) ? lang : defaultLocale];
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage || texts === undefined) return response;
  return new Response(markEnglish(await response.text(), texts), response);
};

/** An element's name and attributes, and ahead of them what it holds: text, with other elements of a line within it. */
const element =
  /<([a-z][a-z\d]*)((?:\s[^<>]*)?)>(?=((?:[^<]|<\/?(?!\1\b)(?:a|br|code|em|path|span|strong|svg)\b[^<>]*>)+)<\/\1>)/g;

/** Puts the language on the elements of a page that hold one of the texts and nothing else. */
export function markEnglish(html: string, texts: RegExp): string {
  return html.replace(element, (tag: string, name: string, attributes: string, content: string) => {
    const words = unescapeHtml(content.replace(/<[^>]*>/g, ''))
      .replace(/[ \t\r\n]+/g, ' ')
      .trim();
    return texts.test(words) && !/\slang=/.test(attributes)
      ? `<${name} lang="${languages[defaultLocale].htmlLang}"${attributes}>`
      : tag;
  });
}
