import { useState } from 'react';
import type { DashboardData } from '../../content/company/dashboard-schema.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { format } from '../../site/format.ts';
import { withErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { formatTime } from './format-values.ts';
import { MetricCards } from './MetricCards.tsx';
import { PerformanceChart } from './PerformanceChart.tsx';
import { ServiceTable } from './ServiceTable.tsx';
import { type Section, Sidebar } from './Sidebar.tsx';
import './Dashboard.css';

export interface DashboardProps {
  /** The language of numbers and dates, as a BCP 47 tag. */
  readonly languageTag: string;
  readonly data: DashboardData;
  readonly brand: string;
  readonly email: string;
  readonly strings: Dictionary['dashboard'];
  /** The label of the button that opens the cookie banner; undefined if the site does not ask for consent. */
  readonly cookieSettings: string | undefined;
  readonly hrefs: { readonly home: string; readonly privacy: string; readonly terms: string };
}

export const Dashboard = withErrorBoundary(DashboardView);

function DashboardView(props: DashboardProps) {
  const { sidebar, demo } = props.strings;
  const [section, setSection] = useState<Section>('overview');
  return (
    <div className="dashboard min-h-screen lg:grid lg:grid-cols-[theme(spacing.sidebar)_minmax(0,1fr)]">
      <Sidebar {...props} onSelect={setSection} />
      <div className="flex min-h-screen min-w-0 flex-col border-line lg:border-l">
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col px-5 pb-8 pt-5 sm:px-9 lg:px-10">
          <TopBar
            {...props}
            hint={
              section === 'overview' ? demo : format(sidebar.notInDemo, { section: sidebar.items[section] })
            }
          />
          <div className="dashboard-panels grid flex-1 gap-6">
            <MetricCards {...props} />
            <ServiceTable {...props} />
            <PerformanceChart {...props} />
          </div>
        </main>
        <Footer {...props} />
      </div>
    </div>
  );
}

function TopBar({
  languageTag,
  strings,
  data: { lastUpdated },
  hrefs,
  hint,
}: DashboardProps & { readonly hint: string }) {
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 sm:mb-7 sm:gap-y-4">
      <div>
        <nav aria-label={strings.breadcrumbLabel}>
          <ol className="flex flex-wrap gap-x-2 text-label text-ink-soft">
            {strings.breadcrumb.map((name, index) => (
              <li
                key={name}
                className="flex gap-2"
                aria-current={index === strings.breadcrumb.length - 1 ? 'page' : undefined}
              >
                {index > 0 && <span aria-hidden="true">&gt;</span>}
                {name}
              </li>
            ))}
          </ol>
        </nav>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-h2">{strings.title}</h1>
          <p
            role="status"
            className="rounded-bubble border border-spruce-edge bg-spruce-tint px-3 py-1 text-label"
          >
            {hint}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-label text-ink-soft max-sm:basis-full">
          {strings.lastUpdated} <time dateTime={lastUpdated}>{formatTime(lastUpdated, languageTag)}</time>
        </p>
        <button
          type="button"
          className="button button-secondary needs-scripting px-5"
          onClick={() => console.log(strings.refreshLog)}
        >
          {strings.refresh}
        </button>
        <a href={hrefs.home} data-main-site className="button button-secondary px-5">
          {strings.backToHome}
        </a>
      </div>
    </header>
  );
}

function Footer({ strings: { footer: strings }, cookieSettings, hrefs, email }: DashboardProps) {
  return (
    <footer className="flex flex-wrap gap-x-2 border-t border-line px-1.5 py-3 sm:px-[1.375rem] lg:px-[1.625rem]">
      <a className="nav-link" href={hrefs.privacy} data-main-site>
        {strings.privacy}
      </a>
      <a className="nav-link" href={hrefs.terms} data-main-site>
        {strings.terms}
      </a>
      <a className="nav-link" href={`mailto:${email}`}>
        {strings.contact}
      </a>
      {cookieSettings !== undefined && (
        <button
          type="button"
          className="nav-link needs-scripting"
          data-cookie-settings
          data-awaits-script
          suppressHydrationWarning // the script removes the attribute (features/consent/cookie-banner.ts)
        >
          {cookieSettings}
        </button>
      )}
    </footer>
  );
}
