import { honeypot } from './bots.ts';

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
