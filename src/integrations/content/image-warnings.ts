import { join } from 'node:path';
import sharp from 'sharp';
import { imageName } from '../../collections/articles/article-images.ts';
import { readFrontMatter } from '../../collections/articles/front-matter.ts';
import type { SourceFile } from '../../collections/articles/read-article.ts';
import type { BlogFiles } from '../../collections/articles/read-articles.ts';
import { tokensWithLines } from '../../collections/articles/tokens.ts';
import type { ContentProblem } from '../../collections/content-error.ts';

/** The column of an article is 672 pixels wide; an image of fewer looks blurred there. */
const minWidth = 672;

/**
 * Images of articles that are too small or shown by nothing.
 *
 * @param folder the project's folder
 */
export async function imageWarnings(
  { texts, images = [] }: BlogFiles,
  folder: string,
): Promise<ContentProblem[]> {
  const shown = new Set(texts.flatMap(shownBy));
  const warnings = images.map(async (file): Promise<ContentProblem[]> => {
    const messages = [
      ...(shown.has(file) ? [] : ['is shown by no text beside it. Show it, or remove it.']),
      ...(await tooNarrow(join(folder, file))),
    ];
    return messages.map((message) => ({ file, field: '', message }));
  });
  return (await Promise.all(warnings)).flat();
}

/** Files that are no images, whatever their names end with: they stop the build. */
export async function unreadableImages(
  { images = [] }: BlogFiles,
  folder: string,
): Promise<ContentProblem[]> {
  const widths = await Promise.all(images.map((file) => widthOf(join(folder, file))));
  const message = 'cannot be read as an image. Open it, and save it as jpg or png.';
  return images
    .filter((_file, index) => widths[index] === undefined)
    .map((file) => ({ file, field: '', message }));
}

async function tooNarrow(file: string): Promise<string[]> {
  const width = (await widthOf(file)) ?? minWidth;
  if (width >= minWidth) return [];
  return [
    `is ${width} pixels wide: articles show images in ${minWidth}, where it looks blurred. Take a larger one.`,
  ];
}

/** In pixels; undefined for what is no image. */
async function widthOf(file: string): Promise<number | undefined> {
  return sharp(file)
    .metadata()
    .then(
      ({ width }) => width,
      () => undefined,
    );
}

/** The images that a text shows, as paths from the project's root. */
function shownBy(file: SourceFile): string[] {
  const source = readFrontMatter(file, []);
  if (!source) return [];
  const folder = file.path.replace(/[^/]*$/, '');
  const fields = source.fields as { readonly socialImage?: unknown };
  // Most articles show none, and reading for them takes as long as rendering does.
  const tokens = source.body.includes('![') ? tokensWithLines(source.body) : [];
  const hrefs = tokens.flatMap(({ token }) => (token.type === 'image' ? [String(token['href'])] : []));
  return [...hrefs, String(fields.socialImage ?? '')].map((href) => `${folder}${imageName(href) ?? ''}`);
}
