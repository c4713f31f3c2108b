import type { Dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ServiceRow } from './data.ts';
import { percent, shortDate } from './format.ts';
import { PlanFilter } from './PlanFilter.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { UsageBar } from './UsageBar.tsx';

interface Props {
  readonly locale: Locale;
  readonly strings: Dictionary['dashboard']['services'];
  readonly rows: readonly ServiceRow[];
}

/** The services with their usage and status, below the plan filter. */
export function ServiceTable({ locale, strings, rows }: Props) {
  const { columns } = strings;
  return (
    <section className="panel min-w-0 p-5 sm:p-7" aria-labelledby="services-title">
      <h2 id="services-title" className="text-h3">
        {strings.title}
      </h2>
      <PlanFilter label={strings.filter} plans={strings.plans} />
      <table className="service-table" aria-labelledby="services-title">
        <thead>
          <tr>
            {[columns.service, columns.location, columns.due, columns.cpu, columns.status].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, location, ip, dueDate, cpuUsage, status }) => (
            <tr key={id}>
              <th scope="row">
                <span className="block font-bold">{strings.names[id]}</span>
                <span className="text-label font-normal text-ink-soft">
                  <span className="sr-only">{columns.ip} </span>
                  {ip}
                </span>
              </th>
              <td data-column={columns.location}>{strings.locations[location]}</td>
              <td data-column={columns.due}>
                <time dateTime={dueDate} className="whitespace-nowrap">
                  {shortDate(dueDate, locale)}
                </time>
              </td>
              <td data-column={columns.cpu}>
                <UsageBar share={cpuUsage} text={percent(cpuUsage, locale)} />
              </td>
              <td data-column={columns.status}>
                <StatusBadge status={status} text={strings.status[status]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
