/** Numbers and dates as a language writes them, which is given by its BCP 47 tag. */

/** A metric's value. Names that contain "cost" or "revenue" get a dollar sign and thousands separators. */
export function metricValue(name: string, value: number, intl: string): string {
  if (!/cost|revenue/i.test(name)) return String(value);
  return `$${new Intl.NumberFormat(intl).format(value)}`;
}

export function percent(value: number, intl: string): string {
  return new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
}

/** `12 Dec 2026`. */
export function shortDate(isoDate: string, intl: string): string {
  return new Intl.DateTimeFormat(intl, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(isoDate));
}

/** `14:32`. */
export function timeOfDay(isoTime: string, intl: string): string {
  return new Intl.DateTimeFormat(intl, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(isoTime));
}
