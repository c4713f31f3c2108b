import type { Locale } from '../../i18n/locales.ts';
import { typeset } from '../../i18n/typeset.ts';
import type { Figures } from './figures-schema.ts';
import { numberText } from './number-text.ts';

/** The fees of a voice agent, in the order in which they fall due. */
const feeNames = ['setup', 'monthly', 'perMinute'] as const;

/** One size of business and what an agent usually costs it, as the language writes it. */
export interface PriceRow {
  /** How many people, such as `5–15`. */
  readonly people: string;
  readonly scope: string;
  readonly fees: readonly { readonly name: (typeof feeNames)[number]; readonly text: string }[];
}

/** The price table; empty where the figures have no prices. */
export function priceRows(
  { prices, scopes }: Pick<Figures, 'prices' | 'scopes'>,
  locale: Locale,
): PriceRow[] {
  return Object.values(prices).map((price) => ({
    people: peopleText(price.people, locale),
    scope: scopes[price.scope]?.[locale] ?? price.scope,
    fees: feeNames.map((name) => {
      const { from, to, ...style } = price[name];
      return { name, text: typeset(numberText([from, to], style, locale)) };
    }),
  }));
}

/** A size of business, such as `16–40`. */
export function peopleText(
  { from, to }: { readonly from: number; readonly to: number },
  locale: Locale,
): string {
  return typeset(numberText([from, to], {}, locale));
}
