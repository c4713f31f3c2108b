import { Fragment } from 'react';
import { type LanguageLink, languageLinkProps } from './model.ts';

interface LanguagesProps {
  readonly label: string;
  readonly languages: readonly LanguageLink[];
}

/** EN / SV: the page's own language stands in bold, the others are links to the same page. */
export function LanguageSwitch({ label, languages }: LanguagesProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center px-2 text-small">
      {languages.map((language, index) => (
        <Fragment key={language.lang}>
          {index > 0 && (
            <span className="text-control" aria-hidden="true">
              /
            </span>
          )}
          <a {...languageLinkProps(language)} className="nav-link px-2">
            <span aria-hidden="true">{language.short}</span>
            <span className="sr-only">{language.label}</span>
          </a>
        </Fragment>
      ))}
    </div>
  );
}

/**
 * The languages of a site that has more than stand side by side in the bar: the page's own, and behind it the
 * same page in each. A native disclosure, which opens without JavaScript too; `src/client/navigation/header.ts` closes it.
 */
export function LanguageMenu({ label, languages }: LanguagesProps) {
  const own = languages.find(({ current }) => current);

  return (
    <details className="menu relative">
      <summary className="nav-link cursor-pointer list-none gap-1.5 text-ink [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true">{own?.short}</span>
        <span className="sr-only">
          {label}: {own?.label}
        </span>
        <svg width="10" height="6" viewBox="0 0 10 6" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M1 1l4 4 4-4" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </summary>
      <ul className="panel absolute right-0 top-full mt-3 max-h-[calc(100dvh-6rem)] overflow-y-auto p-2">
        {languages.map((language) => (
          <li key={language.lang}>
            <a {...languageLinkProps(language)} className="nav-link">
              {language.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
