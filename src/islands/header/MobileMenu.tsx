import { Icon } from '../shared/Icon.tsx';
import { LanguageSwitch } from './Languages.tsx';
import type { HeaderProps } from './model.ts';

/**
 * The same links for small screens. A native disclosure, which opens without JavaScript too;
 * `src/client/navigation/header.ts` closes it.
 */
export function MobileMenu({
  strings,
  links,
  languages,
}: Pick<HeaderProps, 'strings' | 'links' | 'languages'>) {
  return (
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
        className="menu-panel panel absolute inset-x-3 top-full mt-1 flex max-h-[calc(100dvh-6rem)] flex-col gap-1 overflow-y-auto p-4"
      >
        <a {...links.services.props} className="nav-link text-body">
          {strings.services}
        </a>
        <a
          {...links.about.props}
          className="nav-link text-body"
          aria-current={links.about.current ? 'page' : undefined}
        >
          {strings.about}
        </a>
        <a {...links.contact.props} className="nav-link text-body">
          {strings.contact}
        </a>
        <div className="mt-1 border-t border-line pt-2">
          <LanguageSwitch label={strings.language} languages={languages} />
        </div>
      </nav>
    </details>
  );
}
