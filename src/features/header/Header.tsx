import { Fragment } from 'react';
import { isPlainClick, scrollBehavior } from '../../browser/navigation.ts';
import { withErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Icon, MenuIcon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import type { HeaderProps } from './header-props.ts';
import './Header.css';

export const Header = withErrorBoundary(HeaderView);

function HeaderView({ brand, strings, homeLink, links, contact, languageLinks, isHome }: HeaderProps) {
  return (
    <div className="site-header-pill pointer-events-auto mx-auto flex items-center gap-1 rounded-full border border-line bg-surface pl-4 pr-2 sm:pl-5">
      <div className="site-header-row flex min-w-0 flex-1 items-start md:items-center">
        <a
          {...homeLink}
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
          {links.map(({ text, link }) => (
            <a key={text} {...link} className="nav-link">
              {text}
            </a>
          ))}
          <LanguageSwitch label={strings.language} links={languageLinks} />
        </nav>
        <a
          {...contact.link}
          className={`button button-primary ml-3 px-4 max-sm:text-label sm:px-5 ${isHome ? 'secondary-at-top' : ''}`}
        >
          {contact.text}
        </a>
      </div>
      {/* The same for small screens: a native disclosure, which opens without JavaScript too.
        `menu.ts` closes it. */}
      <details className="site-menu group md:hidden">
        <summary
          className="flex size-tap cursor-pointer list-none items-center justify-center rounded-full text-ink [&::-webkit-details-marker]:hidden"
          aria-label={strings.menu}
        >
          <MenuIcon className="group-open:hidden" />
          <Icon className="hidden group-open:block" size={22} d="M5 5l12 12M17 5L5 17" />
        </summary>
        <nav
          aria-label={strings.label}
          className="panel absolute inset-x-3 top-full mt-1 flex max-h-[calc(100dvh-6rem)] flex-col gap-1 overflow-y-auto p-4"
        >
          {[...links, contact].map(({ text, link }) => (
            <a key={text} {...link} className="nav-link text-h3 font-bold text-ink">
              {text}
            </a>
          ))}
          <div className="mt-1 border-t border-line pt-2">
            <LanguageSwitch label={strings.language} links={languageLinks} />
          </div>
        </nav>
      </details>
    </div>
  );
}

function scrollToTop(): void {
  // Remove the anchor, which a reload would jump to.
  history.replaceState(history.state, '', location.pathname + location.search);
  scrollTo({ top: 0, behavior: scrollBehavior() });
}

interface LanguageSwitchProps {
  readonly label: string;
  readonly links: HeaderProps['languageLinks'];
}

/** EN / SV: links to the page in each language; the current one is bold. */
function LanguageSwitch({ label, links }: LanguageSwitchProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center px-2 text-small">
      {links.map(({ short, label: name, link }, index) => (
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
