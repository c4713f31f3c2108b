/** Content that the build cannot draw: texts of social images, the mark as an icon, images of articles. */

import { join } from 'node:path';
import sharp from 'sharp';
import { type Article, articlePath } from '../../content/articles/article-schema.ts';
import type { ContentProblem } from '../../content/content-error.ts';
import { textAt } from '../../content/fields.ts';
import type { Content } from '../../content/load-content.ts';
import { pageTextFields } from '../../content/texts/page-texts.ts';
import { iconPng, iconSvg } from '../../drawings/icon.ts';
import type { Mark } from '../../drawings/mark.ts';
import {
  describeCharacter,
  graphemes,
  missingCharacters,
  normalizeForFont,
} from '../../drawings/social/fonts.ts';
import { defaultLocale, locales } from '../../site/locales.ts';
import { includedPages } from '../../site/routes.ts';
import { errorMessage } from '../../site/values.ts';

interface SocialImageText extends Pick<ContentProblem, 'file' | 'field'> {
  readonly text: string;
}

type SocialImageContent = Pick<Content, 'site' | 'texts' | 'articles'>;

export async function socialImageProblems(content: SocialImageContent): Promise<ContentProblem[]> {
  const drawn = [...ownerTexts(content), ...content.articles.flatMap(articleTexts)];
  const lacking = await missingCharacters(drawn.map(({ text }) => text));
  return drawn.flatMap(({ file, field, text }): ContentProblem[] => {
    const found = [...new Set(graphemes(normalizeForFont(text)))].filter((character) =>
      lacking.has(character),
    );
    const message = `contains ${found.map(describeCharacter).join(', ')}, which the font of the social images does not have. Remove it, or spell it out.`;
    return found.length > 0 ? [{ file, field, message }] : [];
  });
}

/** The texts of the owner's files in social images: of the site, of each page and of the article lists. */
function ownerTexts({ site, texts }: SocialImageContent): SocialImageText[] {
  const names = includedPages(site, true);
  const fields = names.flatMap((name) => {
    const { kicker, title, details } = pageTextFields(name);
    return [kicker, title, ...(details ? [details] : [])];
  });
  const ofLists = ['blog.by', 'blog.readTime', 'blog.tagTitle'];
  const ofLanguages = locales.flatMap((locale) =>
    textsOf(`content/locales/${locale}.json`, texts[locale], [...new Set([...fields, ...ofLists])]),
  );
  const ofSite = ['brand', ...locales.map((locale) => `tagline.${locale}`)];
  return [...textsOf('content/site.json', site, ofSite), ...ofLanguages];
}

function articleTexts(article: Article): SocialImageText[] {
  const { id, author } = article;
  return locales.flatMap((locale) => {
    const tags = article[locale]?.tags?.map((_, index) => `tags.${index}`) ?? [];
    const fields = ['title', ...(locale === defaultLocale ? ['author'] : []), ...tags];
    return textsOf(articlePath(id, locale), { ...article[locale], author }, fields);
  });
}

function textsOf(file: string, tree: object, fields: readonly string[]): SocialImageText[] {
  return fields.flatMap((field) => {
    const text = textAt(tree, field);
    return text === undefined ? [] : [{ file, field, text }];
  });
}

export async function markProblems(mark: Mark): Promise<ContentProblem[]> {
  try {
    await iconPng(iconSvg(mark, { paper: '#ffffff', spruce: '#000000' }), 32);
    return [];
  } catch (error) {
    const [reason] = errorMessage(error).split('\n');
    const message = `cannot be drawn (${reason}). Save the mark as plain SVG.`;
    return [{ file: 'content/mark.svg', field: '', message }];
  }
}

/** Article images that cannot be decoded: the build would fail without a remedy. */
export async function imageFileProblems(images: readonly string[], projectRoot: string) {
  const problems = images.map(async (file): Promise<ContentProblem[]> => {
    // Some files start correctly but are truncated, which only decoding reveals.
    const pixel = sharp(join(projectRoot, file)).resize(1).raw().toBuffer();
    const message = 'cannot be read as an image. Open it, and save it as jpg or png.';
    return pixel.then(
      () => [],
      () => [{ file, field: '', message }],
    );
  });
  return (await Promise.all(problems)).flat();
}
