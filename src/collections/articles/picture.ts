/** An image as pages show it: in the newest format that the browser knows, as wide as the screen needs. */

import { escapeHtml } from './escape-html.ts';

export interface Picture {
  /** In newer formats, the smallest files first. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  /** For browsers that know none of them. */
  readonly src: string;
  readonly srcset: string;
  /** Of the original, in pixels: browsers keep the room while the image loads. */
  readonly width: number;
  readonly height: number;
}

/** How wide the text of an article is: 42rem, or the whole of a smaller screen. */
const sizes = '(min-width: 45rem) 42rem, calc(100vw - 2.5rem)';

/**
 * The HTML of a picture.
 *
 * @param isFirst true for the first of a page, which is loaded at once; others wait until they come near
 */
export function pictureHtml(picture: Picture, alt: string, isFirst: boolean): string {
  const sources = picture.sources.map(
    ({ type, srcset }) => `<source type="${type}" srcset="${escapeHtml(srcset)}" sizes="${sizes}">`,
  );
  const { src, srcset, width, height } = picture;
  const loading = isFirst ? '' : ' loading="lazy"';
  return `<picture>${sources.join('')}<img src="${escapeHtml(src)}" srcset="${escapeHtml(srcset)}" sizes="${sizes}" alt="${escapeHtml(alt)}" width="${width}" height="${height}"${loading} decoding="async"></picture>`;
}
