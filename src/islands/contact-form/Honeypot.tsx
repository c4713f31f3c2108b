/**
 * Two quiet tests for robots: a field that people do not see, and a time in which nobody fills in
 * four fields. A robot is told that all went well, so that it does not try again.
 */

/**
 * Name of the field that only robots fill in. Nothing that browsers and password managers know how to
 * fill in: as `website` it could be filled in for a person, whose mail was then thrown away.
 */
export const honeypot = 'subject';

/** A field out of sight and out of the tab order, which only robots fill in: password managers are told not to. */
export function Honeypot() {
  return (
    <div className="absolute -left-[200vw]" aria-hidden="true">
      <label htmlFor={honeypot}>{honeypot}</label>
      <input
        id={honeypot}
        name={honeypot}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  );
}

const fastestPerson = 2_000; // ms from the request of the page to the form's submit

/**
 * @param trap what the hidden field holds
 * @param age milliseconds since the page was asked for
 * @param isPerson true when the page was pressed or typed into by somebody, and not by a script.
 *   A person may well be faster: with values that the browser filled in or put back, Enter is all that is
 *   left to do. An enquiry thrown away with a "Thank you" is worse than a mail from a robot.
 */
export function looksLikeRobot(trap: string, age: number, isPerson: boolean): boolean {
  return trap !== '' || (age < fastestPerson && !isPerson);
}
