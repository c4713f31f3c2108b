import type { Dictionary } from '../../collections/texts/dictionary.ts';

interface Props {
  readonly strings: Dictionary['dashboard']['footer'];
  /** The name of the button; none where nobody measures. */
  readonly cookieSettings: string | undefined;
  readonly hrefs: { readonly privacy: string; readonly terms: string };
  readonly email: string;
}

/** Links to the legal pages and to a person, and the way to withdraw consent on this host too. */
export function DashboardFooter({ strings, cookieSettings, hrefs, email }: Props) {
  return (
    <footer className="flex flex-wrap gap-x-2 border-t border-line px-2 py-3 sm:px-6">
      <a className="nav-link" href={hrefs.privacy} data-main-site>
        {strings.privacy}
      </a>
      <a className="nav-link" href={hrefs.terms} data-main-site>
        {strings.terms}
      </a>
      <a className="nav-link" href={`mailto:${email}`}>
        {strings.contact}
      </a>
      {cookieSettings !== undefined && (
        <button
          type="button"
          className="nav-link needs-scripting"
          data-cookie-settings
          data-awaits-script
          suppressHydrationWarning // the script takes the attribute away (client/consent/cookie-banner.ts)
        >
          {cookieSettings}
        </button>
      )}
    </footer>
  );
}
