import { Fragment } from 'react';
import type { LanguageLink } from './model.ts';

interface Props {
  readonly label: string;
  readonly languages: readonly LanguageLink[];
}

/** EN / SV: the page's own language stands in bold, the others are links to the same page. */
export function LanguageSwitch({ label, languages }: Props) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center px-2 text-small">
      {languages.map(({ href, lang, short, label: name, current }, index) => (
        <Fragment key={lang}>
          {index > 0 && (
            <span className="text-control" aria-hidden="true">
              /
            </span>
          )}
          <a
            href={href}
            lang={lang}
            hrefLang={lang}
            data-language
            aria-current={current ? 'true' : undefined}
            className="nav-link px-2"
          >
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{name}</span>
          </a>
        </Fragment>
      ))}
    </div>
  );
}
