import { Fragment } from 'react';
import { type LanguageLink, languageLinkProps } from './model.ts';

interface Props {
  readonly label: string;
  readonly languages: readonly LanguageLink[];
}

/** EN / SV: the page's own language stands in bold, the others are links to the same page. */
export function LanguageSwitch({ label, languages }: Props) {
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
