import { format } from '../../site/format.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { formatPercent } from './format-values.ts';

/** Labels of the vertical axis in percent, from the top. */
const axis = [100, 75, 50, 25, 0];

/** Shows twelve months on an axis from 0 to 100 %, and the same data as a table. */
export function PerformanceChart({
  languageTag,
  strings: { chart: strings },
  data: { performance: series },
}: DashboardProps) {
  // Each point is in the middle of its month's column, in percent of the drawing.
  const points = series.map((value, index) => ({
    x: Number((((index + 0.5) * 100) / series.length).toFixed(2)),
    y: 100 - value,
  }));
  const line = points.map(({ x, y }) => `${x} ${y}`).join(' L');
  const [first = 0, second = 0, last = 0] = [series[0], series[1], series.at(-1)];
  const summary = format(strings.summary, {
    first: formatPercent(first, languageTag),
    last: formatPercent(last, languageTag),
  });
  return (
    <section className="panel flex min-w-0 flex-col p-5 sm:p-7" aria-labelledby="chart-title">
      <h2 id="chart-title" className="text-h3">
        {strings.title}
      </h2>
      <p className="mt-2 text-label text-ink-soft">{summary}</p>
      {/* Labels are on their lines, half a line beyond top and bottom. The SVG fills its row without stretching it. */}
      <div
        className="performance-chart mt-6 grid flex-1 grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(15rem,1fr)_auto] gap-x-3 gap-y-2 text-label leading-none text-ink-soft"
        role="img"
        aria-label={summary}
      >
        <ul className="-my-[0.4375rem] flex flex-col justify-between text-right" aria-hidden="true">
          {axis.map((value) => (
            <li key={value}>{formatPercent(value, languageTag)}</li>
          ))}
        </ul>
        <svg className="chart-lines h-0 min-h-full w-full overflow-visible" aria-hidden="true">
          {/* The lines are stretched, but dots and figures keep their shape. */}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
            {axis.map((value) => (
              <path key={value} d={`M0 ${100 - value}H100`} />
            ))}
            <path className="series-area" d={`M${line} V100 H${points[0]?.x ?? 0}Z`} />
            <path className="series" d={`M${line}`} />
          </svg>
          {points.map(({ x, y }) => (
            <circle key={x} cx={`${x}%`} cy={`${y}%`} r={3.5} />
          ))}
          {/* The first label keeps clear of the line, which rises or falls from there. */}
          {[...points.slice(0, 1), ...points.slice(-1)].map(({ x, y }, index) => (
            <text
              key={x}
              x={`${x}%`}
              y={`${y}%`}
              dy={index === 0 && second > first ? '1.35rem' : '-0.875rem'}
            >
              {formatPercent(100 - y, languageTag)}
            </text>
          ))}
        </svg>
        <ul
          className="chart-months col-start-2 mt-1 grid grid-cols-12 justify-items-center whitespace-nowrap"
          aria-hidden="true"
        >
          {strings.months.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ul>
      </div>
      <details className="mt-4 text-label">
        <summary className="disclosure text-ink-soft">{strings.table}</summary>
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
                <td>{formatPercent(value, languageTag)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
