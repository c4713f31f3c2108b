import type { Dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { format } from '../../i18n/schema.ts';
import { axis, chart, linePath, points, yOf } from './chart.ts';
import { percent } from './format.ts';

interface Props {
  readonly locale: Locale;
  readonly strings: Dictionary['dashboard']['chart'];
  /** Percent by month. */
  readonly series: readonly number[];
}

/** Twelve months on an axis from 0 to 100 %, and the same as a table. */
export function PerformanceChart({ locale, strings, series }: Props) {
  const line = points(series);
  const last = line.at(-1);
  const summary = format(strings.summary, {
    first: percent(series[0] ?? 0, locale),
    last: percent(series.at(-1) ?? 0, locale),
  });
  return (
    <section className="panel min-w-0 p-5 sm:p-7" aria-labelledby="chart-title">
      <h2 id="chart-title" className="text-h3">
        {strings.title}
      </h2>
      <p className="mt-2 text-label text-ink-soft">{summary}</p>
      <svg
        className="performance-chart"
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        role="img"
        aria-label={summary}
      >
        {axis.map((value) => (
          <g key={value}>
            <path className="grid-line" d={`M${chart.left} ${yOf(value)}H${chart.width - chart.right}`} />
            <text x={chart.left - 10} y={yOf(value) + 4} textAnchor="end">
              {percent(value, locale)}
            </text>
          </g>
        ))}
        {line.map(({ x }, index) => (
          <text key={x} x={x} y={chart.height - 8} textAnchor="middle">
            {strings.months[index]}
          </text>
        ))}
        <path className="series" d={linePath(line)} />
        {last && <circle className="fill-signal" cx={last.x} cy={last.y} r="6" />}
      </svg>
      <details className="mt-4 text-label">
        <summary className="flex min-h-tap cursor-pointer items-center text-ink-soft">
          {strings.table}
        </summary>
        <table className="w-full text-left">
          <thead>
            <tr>
              <th scope="col">{strings.month}</th>
              <th scope="col">{strings.value}</th>
            </tr>
          </thead>
          <tbody>
            {series.map((value, index) => (
              <tr key={strings.months[index]} className="border-t border-line">
                <th scope="row" className="py-1 font-normal">
                  {strings.months[index]}
                </th>
                <td>{percent(value, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
