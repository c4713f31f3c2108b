import type { LineProblem } from '../content-error.ts';
import type { TokenWithLine } from '../markdown/tokens.ts';

export const imageFormats = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

const unsupportedFormats = /\.(?:heic|heif|gif|svg|tiff?|bmp|psd|raw|jfif)$/i;

export function isImageFile(path: string): boolean {
  return new RegExp(`\\.(?:${imageFormats.join('|')})$`, 'i').test(path);
}

/** True for an image that must be converted before an article can show it. */
export function isUnsupportedImage(path: string): boolean {
  return unsupportedFormats.test(path);
}

export const convertImageMessage = `is an image that browsers or the build cannot read. Save it as ${imageFormats.slice(0, -1).join(', ')} or ${imageFormats.at(-1)}.`;

/** The file name in an address, such as `counter.jpg` for `./counter.jpg`; undefined if it is outside the article's folder. */
function imageName(href: string): string | undefined {
  const name = href.replace(/^\.\//, '');
  return name === '' || /^[a-z][a-z0-9+.-]*:|[/\\]/i.test(name) ? undefined : name;
}

/** The name of the article's image that `href` refers to; undefined if there is none. */
export function findImage(href: string, names: Iterable<string>): string | undefined {
  const name = imageName(href);
  if (name === undefined) return undefined;
  const all = [...names];
  const possibleNames = [decoded(name), name];
  return (
    possibleNames.find((each) => all.includes(each)) ??
    all.find((other) => possibleNames.some((each) => comparableName(each) === comparableName(other)))
  );
}

/** A normalised file name for comparison: macOS stores å as a + ring. */
function comparableName(name: string): string {
  return name
    .normalize()
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ');
}

/** A decoded part of an address; unchanged if its percent-encoding is invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function imageProblems(tokens: readonly TokenWithLine[], images: ReadonlySet<string>): LineProblem[] {
  return tokens.flatMap(({ token, line }): LineProblem[] => {
    if (token.type !== 'image') return [];
    const href = String(token['href']);
    const problem = sourceProblem(href, images);
    const isNamed = String(token['text']).trim() !== '';
    const alt = `shows ${href} without alt text. Describe the image between [ and ].`;
    return [...(problem ? [problem] : []), ...(isNamed ? [] : [alt])].map((message) => ({ line, message }));
  });
}

/** The problem with an image's address; undefined for images in the folder and files in `public/`. */
function sourceProblem(href: string, images: ReadonlySet<string>): string | undefined {
  if (href.startsWith('/') && !href.startsWith('//')) return undefined;
  const name = imageName(href);
  if (name === undefined) {
    return `shows ${href}, which is not in the article's folder. Put the image there and write ./name.jpg.`;
  }
  if (findImage(href, images) !== undefined) return undefined;
  if (isUnsupportedImage(name)) return `shows ${href}, which ${convertImageMessage}`;
  const searchedName = comparableName(decoded(name)).toLowerCase();
  const twin = [...images].find((other) => comparableName(other).toLowerCase() === searchedName);
  if (twin) return `shows ${href}, but the file is called ${twin}. Write ./${twin}.`;
  const there = images.size === 0 ? 'no image' : `only ${[...images].join(', ')}`;
  return `shows ${href}, which is not there: the folder has ${there}.`;
}
