/** The images that lie beside the text of an article. */

import type { ContentProblem } from '../content-error.ts';
import type { FrontMatter } from './front-matter.ts';
import { tokensWithLines } from './tokens.ts';

/** What browsers show and sharp reads; the endings of their files. */
const formats = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

/** Common formats of images that the site does not support. */
const otherFormats = /\.(?:heic|heif|gif|svg|tiff?|bmp|psd|raw|jfif)$/i;

/** True for a file of a format that articles may show. */
export function isImageFile(path: string): boolean {
  return new RegExp(`\\.(?:${formats.join('|')})$`, 'i').test(path);
}

/** True for an image that must be converted before an article can show it. */
export function isForeignImage(path: string): boolean {
  return otherFormats.test(path);
}

export const convertImage = `is an image that browsers or the build cannot read. Save it as ${formats.slice(0, -1).join(', ')} or ${formats.at(-1)}.`;

/**
 * The name of the file that an article refers to, such as `counter.jpg` for `./counter.jpg`.
 *
 * @returns undefined for an address that leads out of the article's folder
 */
export function imageName(href: string): string | undefined {
  const name = href.replace(/^\.\//, '');
  return name === '' || /^[a-z][a-z0-9+.-]*:|[/\\]/i.test(name) ? undefined : decoded(name);
}

/** An address without its escapes; as it is where they are wrong. */
export function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * What is wrong with the images of a text.
 *
 * @param beside the names of the images in the article's folder
 */
export function imageProblems(
  file: string,
  { body, bodyLine }: FrontMatter,
  beside: ReadonlySet<string>,
): ContentProblem[] {
  // Most articles have none, and reading for them takes as long as rendering does.
  if (!body.includes('![')) return [];
  return tokensWithLines(body, bodyLine).flatMap(({ token, line }): ContentProblem[] => {
    if (token.type !== 'image') return [];
    const href = String(token['href']);
    const problem = sourceProblem(href, beside);
    const isNamed = String(token['text']).trim() !== '';
    const alt = `shows ${href} without a text for those who do not see it. Write between [ and ] what it shows.`;
    const messages = [...(problem ? [problem] : []), ...(isNamed ? [] : [alt])];
    return messages.map((message) => ({ file, field: '', line, message }));
  });
}

/**
 * What is wrong with the address of an image.
 *
 * @returns undefined for an image that is there, and for a file of `public/`
 */
export function sourceProblem(href: string, beside: ReadonlySet<string>): string | undefined {
  if (href.startsWith('/') && !href.startsWith('//')) return undefined;
  const name = imageName(href);
  if (name === undefined) {
    return `shows ${href}, which lies elsewhere. Put the image into the folder of the article and write ./name.jpg.`;
  }
  if (beside.has(name)) return undefined;
  if (isForeignImage(name)) return `shows ${href}, which ${convertImage}`;
  const twin = [...beside].find((other) => other.toLowerCase() === name.toLowerCase());
  if (twin) return `shows ${href}, but the file is called ${twin}. Write ./${twin}.`;
  const there = beside.size === 0 ? 'no image' : `only ${[...beside].join(', ')}`;
  return `shows ${href}, which is not there: the folder has ${there}.`;
}
