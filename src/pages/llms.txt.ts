import type { APIRoute } from 'astro';
import { allArticles } from '../content/articles/articles.ts';
import { localizeArticle } from '../content/articles/localize.ts';
import { faqTopics } from '../content/answers/faq.ts';
import { llmsText, type LlmsSection } from '../site/text-files.ts';
import { absoluteUrl } from '../site/page.ts';
import { dictionary } from '../content/texts/dictionary.ts';
import { defaultLocale, languages, type Locale, locales } from '../site/locales.ts';
import { article as articleRoute, canonical, routes } from '../site/routes.ts';
import { listedPages } from '../layout/page-lists.ts';
import { sitePage, headSite } from '../layout/pages.ts';

export const GET: APIRoute = async ({ site }) => {
  const website = headSite(site);
  const articles = await allArticles();
  const summary = sitePage('home', defaultLocale, website).description;
  const urlOf = (locale: Locale, route: string) => absoluteUrl(canonical(locale, route), website.origin);

  const sectionsOf = (locale: Locale): LlmsSection[] => {
    const { label } = languages[locale];
    const t = dictionary(locale);
    const pages = listedPages(articles, locale).map((name) => {
      const { title, description, route } = sitePage(name, locale, website);
      return { title, url: urlOf(locale, route), about: description };
    });
    const own = articles
      .map((article) => localizeArticle(article, locale))
      .filter(({ writtenIn }) => writtenIn.includes(locale))
      .map(({ id, title, excerpt }) => ({ title, url: urlOf(locale, articleRoute(id)), about: excerpt }));
    const questions = faqTopics(locale)
      .flatMap((topic) => topic.questions)
      .map(({ id, question }) => ({ title: question, url: `${urlOf(locale, routes.faq)}#${id}` }));
    return [
      { title: label, links: pages },
      { title: `${label}: ${t.blog.meta.title}`, links: own },
      { title: `${label}: ${t.faq.meta.title}`, links: questions },
    ];
  };
  return new Response(llmsText(website.brand, summary, locales.flatMap(sectionsOf)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
