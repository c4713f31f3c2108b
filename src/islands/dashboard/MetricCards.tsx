import type { MetricIcon } from '../../collections/owner/dashboard-data.ts';
import { Icon } from '../shared/Icon.tsx';
import type { DashboardProps } from './Dashboard.tsx';
import { metricValue, percent } from './format.ts';
import { Tooltip } from './Tooltip.tsx';

/** The four key figures, each with its change against last month. */
export function MetricCards({ intl, strings: { metrics: strings }, data: { metrics } }: DashboardProps) {
  return (
    <section aria-labelledby="metrics-title">
      <h2 id="metrics-title" className="sr-only">
        {strings.title}
      </h2>
      <ul className="panel grid sm:grid-cols-2 xl:grid-cols-4">
        {metrics.map(({ id, name, value, change, changeType, icon }) => (
          <li key={id} className="metric border-line p-5 sm:p-6">
            <p className="flex items-center justify-between gap-3 text-label text-ink-soft">
              {strings.items[id].name}
              <Tooltip label={`${strings.items[id].name}: ${strings.about}`} text={strings.items[id].tooltip}>
                <Icon className="size-6 flex-none text-spruce" size={22} strokeWidth={1.5} d={paths[icon]} />
              </Tooltip>
            </p>
            <p className="mt-2 text-h2 font-bold leading-none">{metricValue(name, value, intl)}</p>
            <p className="mt-3 flex flex-wrap gap-x-1.5 text-label text-ink-soft">
              <span className={changeType === 'increase' ? 'text-spruce' : 'text-danger'}>
                <span aria-hidden="true">{changeType === 'increase' ? '+' : '−'}</span>
                <span className="sr-only">{strings[changeType]} </span>
                {percent(change, intl)}
              </span>{' '}
              {strings.items[id].description}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One line each, like the line drawings of the pages. */
const paths: Readonly<Record<MetricIcon, string>> = {
  people: 'M3 17c0-4 2.5-6 5.5-6s5.5 2 5.5 6M8.5 8a3 3 0 1 0 0-.01M15 8.5c2.5 0 4 1.5 4 4.5',
  flow: 'M2 5h5c4 0 3 6 7 6h6M2 17h5c4 0 3-6 7-6',
  savings: 'M2 6c4 0 5 8 9 8s5-5 9-5M16 5l4 4-4 4',
  growth: 'M2 17c8 0 9-12 18-12M15 4l5 1-1 5',
};
