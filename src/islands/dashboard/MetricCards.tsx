import type { Dictionary } from '../../i18n/dictionary.ts';
import type { Metric } from '../../site/dashboard-data.ts';
import { metricValue, percent } from './format.ts';
import { MetricGlyph } from './MetricGlyph.tsx';
import { Tooltip } from './Tooltip.tsx';
import './MetricCards.css';

interface Props {
  /** The language of numbers and dates, as a BCP 47 tag. */
  readonly intl: string;
  readonly strings: Dictionary['dashboard']['metrics'];
  readonly metrics: readonly Metric[];
}

/** The four key figures, each with its change against last month. */
export function MetricCards({ intl, strings, metrics }: Props) {
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
              <Tooltip label={strings.about} text={strings.items[id].tooltip}>
                <MetricGlyph icon={icon} />
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
