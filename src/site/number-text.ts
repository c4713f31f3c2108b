import { languages, type Locale } from './locales.ts';

/** The unit of a figure; without one it is a plain number. */
type Unit = 'SEK' | 'percent' | 'year' | 'hour';

export interface NumberStyle {
  readonly unit?: Unit;
  /** Digits after the decimal separator; 0 by default. */
  readonly decimals?: number;
}

/**
 * A number in the language's format: `SEK 15,000–30,000`, `2 080 kr`, `10 %`, `−SEK 740`. Percentages are passed as a share
 * (0.1).
 */
export function numberText(
  values: readonly number[],
  { unit, decimals = 0 }: NumberStyle,
  locale: Locale,
): string {
  const { languageTag, numbers } = languages[locale];
  const ending = (unit === 'hour' && numbers.hourSuffix) || '';
  const format = new Intl.NumberFormat(languageTag, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: unit !== 'year',
  });
  const scale = unit === 'percent' ? 100 : 1;
  const digits = values
    .map((value) => format.format(Math.abs(value * scale)).replaceAll(/\s/g, ' ') + ending)
    .join('–');
  const pattern = unit === 'SEK' ? numbers.moneyPattern : unit === 'percent' ? numbers.percentPattern : '{n}';
  return `${(values[0] ?? 0) < 0 ? '−' : ''}${pattern.replace('{n}', digits)}`;
}

/** At most one decimal, and none if it would be 0. */
export function shortNumber(value: number, locale: Locale): string {
  const isWhole = Math.round(value * 10) % 10 === 0;
  return numberText([value], { decimals: isWhole ? 0 : 1 }, locale);
}

export function numberWord(value: number, locale: Locale): string | undefined {
  return languages[locale].numbers.words[value - 1];
}

/** A time of day in the language's format: `7:30`, `7.30`. @param hour such as 7.5 */
export function clockText(hour: number, locale: Locale): string {
  const { clockSeparator = ':' } = languages[locale].numbers;
  const minutes = Math.round(hour * 60);
  return `${Math.floor(minutes / 60)}${clockSeparator}${String(minutes % 60).padStart(2, '0')}`;
}
