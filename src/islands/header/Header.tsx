import { Logo } from '../shared/Logo.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import type { HeaderProps } from './model.ts';

/** The floating pill: logo, services, about, language, contact (spec section 2, "Header"). */
export function Header({ brand, strings, links, languages }: HeaderProps) {
  return (
    <header className="site-header">
      <div className="site-header-pill">
        <a
          {...links.home}
          className="mr-auto flex min-h-tap items-center rounded-full"
          aria-label={strings.home}
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
          <LanguageSwitch label={strings.language} languages={languages} />
        </nav>
        <a
          {...links.contact.props}
          className="button button-primary ml-3 px-4 max-sm:text-label max-[379px]:hidden sm:px-5"
        >
          {strings.contact}
        </a>
        <MobileMenu strings={strings} links={links} languages={languages} />
      </div>
    </header>
  );
}
