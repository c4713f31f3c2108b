/**
 * True if a stored choice is still valid: it is one of the two that the banner offers, and its record is under a year old and
 * covers every current vendor. A choice without a record does not expire. The head's inline script contains this function as
 * source text, so it must not use anything from outside.
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
