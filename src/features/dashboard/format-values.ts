/** Numbers and dates in the format of a language, given as a BCP 47 tag. */

/** A metric's value. Values whose names contain "cost" or "revenue" get a dollar sign and thousands separators. */
export function formatMetric(name: string, value: number, languageTag: string): string {
  const isMoney = /cost|revenue/i.test(name);
  const text = new Intl.NumberFormat(languageTag, { useGrouping: isMoney }).format(value);
  return isMoney ? `$${text}` : text;
}

export function formatPercent(value: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { style: 'percent', maximumFractionDigits: 1 }).format(
    value / 100,
  );
}

/** `12 Dec 2026`. */
export function formatDate(isoDate: string, languageTag: string): string {
  return new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
}

/** `14:32`. */
export function formatTime(isoTime: string, languageTag: string): string {
  return new Intl.DateTimeFormat(languageTag, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(isoTime),
  );
}
