/**
 * True if a stored choice is still valid: it is one of the two that the banner offers, and its record is under `months` old and
 * covers every current vendor. A choice without a record does not expire. The head's inline script contains this function as
 * source text, so it must not use anything from outside.
 */
export function isValidChoice(
  choice: string | null,
  record: string | null,
  vendors: readonly string[],
  months: number,
): choice is 'accepted' | 'declined' {
  if (choice !== 'accepted' && choice !== 'declined') return false;
  if (record === null) return true;
  const [day = '', ...covered] = record.split(' ');
  const end = new Date(day);
  return (
    Date.now() < end.setUTCMonth(end.getUTCMonth() + months) &&
    vendors.every((vendor) => covered.includes(vendor))
  );
}
