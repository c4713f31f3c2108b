import type { WindDrawing } from '../drawing/wind.ts';
import type { Locale } from '../i18n/locales.ts';

/** What a social image says. */
export interface Card {
  readonly locale: Locale;
  /** The page's path without language. */
  readonly route: string;
  /** A few words above the title. */
  readonly kicker: string;
  readonly title: string;
  /** Short facts below, such as author and date. */
  readonly facts: readonly string[];
  readonly brand: string;
  /** What the page shows too. */
  readonly drawing: WindDrawing;
  /** The site's host, such as `nordlys.example`. */
  readonly domain: string;
}
