import { type LanguageLink, languageLinkProps } from './model.ts';

interface Props {
  readonly label: string;
  readonly languages: readonly LanguageLink[];
}

/**
 * The languages of a site that has more than stand side by side in the bar: the page's own, and behind it the
 * same page in each. A native disclosure, which opens without JavaScript too; `src/client/navigation/menus.ts` closes it.
 */
export function LanguageMenu({ label, languages }: Props) {
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
