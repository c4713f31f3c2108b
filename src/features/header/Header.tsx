import { isPlainClick, scrollBehavior } from '../../browser/leaving.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { withBoundary } from '../../ui/IslandBoundary.tsx';
import type { HeaderProps } from './header-props.ts';
import './Header.css';
import { Fragment } from 'react';

export const Header = withBoundary(View);

/** With more languages than this the bar shows a menu. */
const maxSideBySide = 2;

function View({ brand, strings, links, languages, isHome }: HeaderProps) {
  const Languages = languages.length > maxSideBySide ? LanguageMenu : LanguageSwitch;
  return (
    <div className="site-header-pill pointer-events-auto mx-auto flex items-center gap-1 rounded-full border border-line bg-surface pl-4 pr-2 sm:pl-5">
      <div className="site-header-row flex min-w-0 flex-1 items-start md:items-center">
        <a
          {...links.home}
          className="mr-auto flex min-w-0 items-center rounded-full"
          aria-label={strings.home}
          onClick={(event) => {
            if (!isHome || !isPlainClick(event)) return;
            event.preventDefault();
            scrollToTop();
          }}
        >
          <Logo brand={brand} />
        </a>
        <nav aria-label={strings.label} className="hidden max-w-[60%] flex-none items-center md:flex">
          {(['services', 'about'] as const).map((name) => (
            <a key={name} {...links[name]} className="nav-link">
              {strings[name]}
            </a>
          ))}
          <Languages label={strings.language} languages={languages} />
        </nav>
        <a
          {...links.contact}
          className={`button button-primary ml-3 px-4 max-sm:text-label sm:px-5 ${isHome ? 'quiet-at-top' : ''}`}
        >
          {strings.contact}
        </a>
      </div>
      {/* The same for small screens: a native disclosure, which opens without JavaScript too.
        `src/features/header/menus.ts` closes it. */}
      <details className="menu group md:hidden">
        <summary
          className="flex size-tap cursor-pointer list-none items-center justify-center rounded-full text-ink [&::-webkit-details-marker]:hidden"
          aria-label={strings.menu}
        >
          <Icon className="group-open:hidden" size={22} d="M3 7h16M3 15h16" />
          <Icon className="hidden group-open:block" size={22} d="M5 5l12 12M17 5L5 17" />
        </summary>
        <nav
          aria-label={strings.label}
          className="panel absolute inset-x-3 top-full mt-1 flex max-h-[calc(100dvh-6rem)] flex-col gap-1 overflow-y-auto p-4"
        >
          {(['services', 'about', 'contact'] as const).map((name) => (
            <a key={name} {...links[name]} className="nav-link text-h3 font-bold text-ink">
              {strings[name]}
            </a>
          ))}
          <div className="mt-1 border-t border-line pt-2">
            <LanguageSwitch label={strings.language} languages={languages} />
          </div>
        </nav>
      </details>
    </div>
  );
}

function scrollToTop(): void {
  // Without the anchor that a reload would jump to.
  history.replaceState(history.state, '', location.pathname + location.search);
  scrollTo({ top: 0, behavior: scrollBehavior() });
}

type Props = Pick<HeaderProps, 'languages'> & { readonly label: string };

/** EN / SV: the page's own language in bold, the others as links to the same page. */
function LanguageSwitch({ label, languages }: Props) {
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

/** For more than two languages: a disclosure, which opens without JavaScript; `menus.ts` closes it. */
function LanguageMenu({ label, languages }: Props) {
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
