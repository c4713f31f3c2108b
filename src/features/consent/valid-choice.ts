/**
 * Whether a stored choice counts: it is one that the banner offers, not older than a year, and covers all vendors of today. A
 * choice without a record does not expire. Used by the banner and, as source text, by the inline script of the head: it
 * may use nothing outside itself.
 *
 * @param choice stored as `analytics-consent`
 * @param record stored with it: the day and the vendors, such as "2026-11-24 googleAnalytics hotjar"
 * @param vendors that measure visits now
 */
export function isValidChoice(
  choice: string | null,
  record: string | null,
  vendors: readonly string[],
): choice is 'accepted' | 'declined' {
  if (choice !== 'accepted' && choice !== 'declined') return false;
  if (record === null) return true;
  const [day = '', ...covered] = record.split(' ');
  const end = Date.parse(day) + 365 * 24 * 60 * 60 * 1000;
  return Date.now() < end && vendors.every((vendor) => covered.includes(vendor));
}
