/**
 * Spam checks: a hidden field and a minimum time. A suspect is asked to send again, since extensions fill hidden fields
 * too and no enquiry may be lost.
 */

/**
 * Name of the field that only robots fill in. Not a name that browsers and password managers fill in, such as `website`.
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
 * @param honeypotValue the text of the hidden field
 * @param age milliseconds since the page was requested
 * @param isPerson true when somebody has pressed or typed something, which scripts cannot fake. A person may well be fast:
 *   when the browser has filled in the form, Enter is all that is left to do.
 */
export function looksLikeRobot(honeypotValue: string, age: number, isPerson: boolean): boolean {
  return honeypotValue !== '' || (age < fastestPerson && !isPerson);
}
