/**
 * Whether a stored choice counts: it is one of the two that the banner offers, and its record is under a year
 * old and covers every current vendor. A choice without a record does not expire. The head's inline script
 * gets this as source text: it may use nothing outside itself.
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
