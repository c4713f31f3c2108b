import type { Dictionary } from '../../collections/texts/dictionary.ts';
import { timeOfDay } from './format.ts';

interface Props {
  /** The language of numbers and dates, as a BCP 47 tag. */
  readonly intl: string;
  readonly strings: Dictionary['dashboard'];
  /** In UTC, as ISO 8601 writes it. */
  readonly lastUpdated: string;
  readonly homeHref: string;
}

/** Breadcrumb, page title, last-updated time, refresh, and the way back to the site. */
export function TopBar({ intl, strings, lastUpdated, homeHref }: Props) {
  return (
    <header className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <nav aria-label={strings.breadcrumbLabel}>
          <ol className="flex gap-2 text-label text-ink-soft">
            {strings.breadcrumb.map((name, index) => (
              <li key={name} className="flex gap-2" aria-current={index > 0 ? 'page' : undefined}>
                {index > 0 && <span aria-hidden="true">&gt;</span>}
                {name}
              </li>
            ))}
          </ol>
        </nav>
        <h1 className="mt-2 text-h2">{strings.title}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-label text-ink-soft">
          {strings.demo} · {strings.lastUpdated}{' '}
          <time dateTime={lastUpdated}>{timeOfDay(lastUpdated, intl)}</time>
        </p>
        <button
          type="button"
          className="button button-quiet needs-scripting px-5"
          onClick={() => console.log(strings.refreshLog)}
        >
          {strings.refresh}
        </button>
        <a href={homeHref} data-main-site className="button button-quiet px-5">
          {strings.backToHome}
        </a>
      </div>
    </header>
  );
}
