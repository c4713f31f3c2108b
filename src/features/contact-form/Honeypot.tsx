/** Spam checks. A suspected robot is asked to send again: extensions fill in hidden fields too, and no enquiry may be lost. */

/** Not a name that browsers or password managers fill in, such as `website`. */
export const honeypotName = 'subject';

export function Honeypot() {
  return (
    <div className="absolute -left-[200vw]" aria-hidden="true">
      <label htmlFor={honeypotName}>{honeypotName}</label>
      <input
        id={honeypotName}
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  );
}

const minHumanTime = 2_000; // ms from requesting the page to submitting the form

/** Anyone who has clicked, typed or scrolled counts as a person, who can be this fast with autofill. */
export function isLikelySpam(form: HTMLFormElement): boolean {
  const isFilledIn = Boolean(new FormData(form).get(honeypotName));
  return isFilledIn || (performance.now() < minHumanTime && !window.earlyEvents.hasActed);
}
