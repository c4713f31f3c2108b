import { isPlainClick } from '../../client/navigation/navigation.ts';
import { Logo } from '../shared/Logo.tsx';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { LanguageMenu, LanguageSwitch } from './Languages.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import type { HeaderProps } from './model.ts';
import './Header.css';

/** The floating pill: logo, services, about, language, contact. */
export const Header = withBoundary(View);

/** So many languages stand side by side in the bar. */
const mostSideBySide = 2;

function View({ brand, strings, links, languages, isHome }: HeaderProps) {
  const Languages = languages.length > mostSideBySide ? LanguageMenu : LanguageSwitch;
  return (
    <div className="site-header-pill pointer-events-auto mx-auto flex items-center gap-1 rounded-full border border-line bg-surface pl-4 pr-2 sm:pl-5">
      <a
        {...links.home}
        className="mr-auto flex min-h-tap items-center rounded-full"
        aria-label={strings.home}
        onClick={(event) => {
          if (!isHome || !isPlainClick(event)) return;
          event.preventDefault();
          scrollToTop();
        }}
      >
        <Logo brand={brand} />
      </a>
      <nav aria-label={strings.label} className="hidden items-center md:flex">
        <a {...links.services.props} className="nav-link">
          {strings.services}
        </a>
        <a
          {...links.about.props}
          className="nav-link"
          aria-current={links.about.current ? 'page' : undefined}
        >
          {strings.about}
        </a>
        <Languages label={strings.language} languages={languages} />
      </nav>
      <a
        {...links.contact.props}
        className="button button-primary ml-3 px-4 max-sm:text-label max-xs:hidden sm:px-5"
      >
        {strings.contact}
      </a>
      <MobileMenu strings={strings} links={links} languages={languages} />
    </div>
  );
}

function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Without the anchor that a reload would jump to.
  history.replaceState(history.state, '', location.pathname + location.search);
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
