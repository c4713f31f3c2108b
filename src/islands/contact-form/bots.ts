/**
 * Two quiet tests for robots: a field that people do not see, and a time in which nobody fills in
 * four fields. A robot is told that all went well, so that it does not try again.
 */

/** Name of the field that only robots fill in. */
export const honeypot = 'website';

const fastestPerson = 2_000; // ms from the form's appearance to its submit

/**
 * @param trap what the hidden field holds
 * @param age milliseconds since the form was shown
 * @param hasDraft true when the form opened with an earlier draft, which leaves little to type
 */
export function looksLikeRobot(trap: string, age: number, hasDraft: boolean): boolean {
  return trap !== '' || (age < fastestPerson && !hasDraft);
}
