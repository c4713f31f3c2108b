import type { Dictionary } from '../../collections/texts/dictionary.ts';
import { type FailureStrings, withBoundary } from '../shared/IslandBoundary.tsx';
import { DashboardFooter } from './DashboardFooter.tsx';
import type { DashboardData } from '../../collections/owner/dashboard-data.ts';
import { MetricCards } from './MetricCards.tsx';
import { PerformanceChart } from './PerformanceChart.tsx';
import { ServiceTable } from './ServiceTable.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import './Dashboard.css';

export interface DashboardProps {
  /** The language of numbers and dates, as a BCP 47 tag. */
  readonly intl: string;
  readonly data: DashboardData;
  readonly brand: string;
  readonly email: string;
  readonly strings: Dictionary['dashboard'];
  readonly failure: FailureStrings;
  /** Label of the way to the cookie banner. */
  readonly cookieSettings: string | undefined;
  readonly hrefs: { readonly home: string; readonly privacy: string; readonly terms: string };
}

/** The client dashboard mock-up. */
export const Dashboard = withBoundary(View);

function View({ intl, data, brand, email, strings, cookieSettings, hrefs }: DashboardProps) {
  return (
    <div className="dashboard min-h-screen lg:grid lg:grid-cols-[theme(spacing.sidebar)_minmax(0,1fr)]">
      <Sidebar brand={brand} strings={strings.sidebar} />
      <div className="flex min-h-screen min-w-0 flex-col border-line lg:border-l">
        <main id="main" className="flex-1 px-5 pb-10 pt-5 sm:px-9 lg:px-10">
          <TopBar intl={intl} strings={strings} lastUpdated={data.lastUpdated} homeHref={hrefs.home} />
          <MetricCards intl={intl} strings={strings.metrics} metrics={data.metrics} />
          <div className="mt-6 grid gap-6 2xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
            <ServiceTable intl={intl} strings={strings.services} rows={data.services} />
            <PerformanceChart intl={intl} strings={strings.chart} series={data.performance} />
          </div>
        </main>
        <DashboardFooter
          strings={strings.footer}
          cookieSettings={cookieSettings}
          hrefs={hrefs}
          email={email}
        />
      </div>
    </div>
  );
}
