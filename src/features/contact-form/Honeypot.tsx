/** Spam checks. A suspected robot is asked to send again: extensions fill in hidden fields too, and no enquiry may be lost. */

/** Not a name that browsers or password managers fill in, such as `website`. */
export const honeypot = 'subject';

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

const fastestPerson = 2_000; // ms from requesting the page to submitting the form

/** Somebody who has pressed, typed or scrolled something is a person: with autofill a person can be this fast. */
export function looksLikeRobot(form: HTMLFormElement): boolean {
  const isFilledIn = Boolean(new FormData(form).get(honeypot));
  return isFilledIn || (performance.now() < fastestPerson && !window.earlyEvents.hasActed);
}
