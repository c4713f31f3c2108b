import { Fragment } from 'react';
import type { HeaderProps } from './model.ts';

type Props = Pick<HeaderProps, 'languages'> & { readonly label: string };

/** EN / SV: the page's own language in bold, the others as links to the same page. */
export function LanguageSwitch({ label, languages }: Props) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center px-2 text-small">
      {languages.map(({ short, label: name, link }, index) => (
        <Fragment key={link.lang}>
          {index > 0 && (
            <span className="text-control" aria-hidden="true">
              /
            </span>
          )}
          <a {...link} className="nav-link px-2">
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{name}</span>
          </a>
        </Fragment>
      ))}
    </div>
  );
}

/**
 * The languages as a menu, for a site with more than two.
 * A native disclosure, which opens without JavaScript too; `src/features/header/header.ts` closes it.
 */
export function LanguageMenu({ label, languages }: Props) {
  const own = languages.find(({ link }) => link['aria-current']);
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
        {languages.map(({ label: name, link }) => (
          <li key={link.lang}>
            <a {...link} className="nav-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
