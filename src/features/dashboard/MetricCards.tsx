import type { MetricIcon } from '../../content/company/dashboard-schema.ts';
import { format } from '../../site/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { DashboardProps } from './Dashboard.tsx';
import { formatMetric, formatPercent } from './format-values.ts';
import { Tooltip } from './Tooltip.tsx';

export function MetricCards({
  languageTag,
  strings: { metrics: strings },
  data: { metrics },
}: DashboardProps) {
  return (
    <section aria-labelledby="metrics-title">
      <h2 id="metrics-title" className="sr-only">
        {strings.title}
      </h2>
      <ul className="panel grid xs:grid-cols-2 xl:max-3xl:grid-cols-4">
        {metrics.map(({ id, name, value, change, changeType, icon, series }) => (
          <li
            key={id}
            className="metric row-span-4 grid min-w-0 grid-cols-1 grid-rows-subgrid border-line p-4 sm:p-6"
          >
            <p className="flex items-start justify-between gap-2 text-label text-ink-soft">
              <span className="min-w-0 [overflow-wrap:anywhere]">{strings.items[id].name}</span>
              <Tooltip label={`${strings.items[id].name}: ${strings.about}`} text={strings.items[id].tooltip}>
                <Icon className="size-6 flex-none text-spruce" size={22} strokeWidth={1.5} d={paths[icon]} />
              </Tooltip>
            </p>
            <p className="mb-3 pt-2 text-h2 font-bold leading-none">
              {formatMetric(name, value, languageTag)}
            </p>
            <p className="flex flex-wrap content-start gap-x-1.5 text-label text-ink-soft">
              <span className={changeType === 'increase' ? 'text-spruce' : 'text-danger'}>
                <span aria-hidden="true">{changeType === 'increase' ? '+' : '−'}</span>
                <span className="sr-only">{strings[changeType]} </span>
                {formatPercent(change, languageTag)}
              </span>{' '}
              {strings.items[id].description}
            </p>
            <Sparkline
              series={series}
              label={format(strings.trend, {
                first: formatMetric(name, series[0] ?? 0, languageTag),
                last: formatMetric(name, value, languageTag),
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Icons drawn as single lines, in the style of the pages' drawings. */
const paths: Readonly<Record<MetricIcon, string>> = {
  people: 'M3 17c0-4 2.5-6 5.5-6s5.5 2 5.5 6M8.5 8a3 3 0 1 0 0-.01M15 8.5c2.5 0 4 1.5 4 4.5',
  flow: 'M2 5h5c4 0 3 6 7 6h6M2 17h5c4 0 3-6 7-6',
  coins: 'M3 7c0-4 16-4 16 0s-16 4-16 0v8c0 4 16 4 16 0V7M3 11c0 4 16 4 16 0',
  invoice: 'M5 2.5v17l3-2 3 2 3-2 3 2v-17zM8.5 7h5M8.5 11h5',
};

interface Props {
  readonly series: readonly number[];
  readonly label: string;
}

/** Heights of the highest and the lowest value, in percent from the top. */
const [top, bottom] = [6, 86];

/** Shows a figure month by month as a line without axes, with the last month emphasised. */
function Sparkline({ series, label }: Props) {
  const [low, high] = [Math.min(...series), Math.max(...series)];
  const points = series.map((value, index) => {
    const y = bottom - ((value - low) / (high - low || 1)) * (bottom - top);
    return `${rounded((index * 100) / (series.length - 1))} ${rounded(y)}`;
  });
  const line = points.join(' L');
  const fallsClass = (series.at(-1) ?? 0) < (series.at(-2) ?? 0) ? ' falls' : '';
  return (
    <svg
      className="chart-lines sparkline mt-3 w-full overflow-visible"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className="series-area" d={`M${line} V100 H0Z`} />
      <path className="series past" d={`M${line}`} />
      <path className={`series${fallsClass}`} d={`M${points.slice(-2).join(' L')}`} />
      <path className={`series-end${fallsClass}`} d={`M${points.at(-1)}h0`} />
    </svg>
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
