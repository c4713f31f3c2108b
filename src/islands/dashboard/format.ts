import { languages, type Locale } from '../../i18n/locales.ts';

/**
 * A metric's value. Names that contain "cost" or "revenue" get a dollar sign and thousands
 * separators (spec section 3).
 */
export function metricValue(name: string, value: number, locale: Locale): string {
  if (!/cost|revenue/i.test(name)) return String(value);
  return `$${new Intl.NumberFormat(languages[locale].intl).format(value)}`;
}

/** A share in percent as the language writes it: `12.5%`, `12,5 %`. */
export function percent(value: number, locale: Locale): string {
  return new Intl.NumberFormat(languages[locale].intl, { style: 'percent', maximumFractionDigits: 1 }).format(
    value / 100,
  );
}

/** A day, such as 12 Dec 2026. */
export function shortDate(isoDate: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languages[locale].intl, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
}

/** A time of day, such as 14:32. */
export function timeOfDay(isoTime: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languages[locale].intl, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(isoTime));
}
