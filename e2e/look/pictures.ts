/** Which pictures there are, and where they lie. */

import { fileURLToPath } from 'node:url';

/** Git-ignored. */
export const folder = fileURLToPath(new URL('../../pictures/', import.meta.url));

export const themes = ['light', 'dark'] as const;

/** The widths that the art direction names, in CSS pixels. */
export const pageWidths = [320, 390, 768, 1024, 1440, 2560] as const;

/** States change one part of a page; a phone and a desktop show what there is to see. */
export const stateWidths = [390, 1440] as const;

export interface Picture {
  /** The page's route or the state. */
  readonly name: string;
  readonly language: string;
  readonly theme: (typeof themes)[number];
  readonly width: number;
}

/** The file of a picture, such as `about-sv-dark-390.jpg`. */
export function fileOf({ name, language, theme, width }: Picture): string {
  const slug = name.replace(/^\/$/, 'home').replace(/^\//, '').replaceAll(/\W+/g, '-');
  return `${slug}-${language}-${theme}-${width}.jpg`;
}

/** The height of a window that goes with a width. */
export function heightOf(width: number): number {
  if (width < 768) return 844;
  return width < 2000 ? 900 : 1440;
}
