import type { Dictionary } from '../../i18n/dictionary.ts';
import type { ServiceRow } from '../../site/dashboard-data.ts';
import { percent, shortDate } from './format.ts';
import { PlanFilter } from './PlanFilter.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { UsageBar } from './UsageBar.tsx';
import './ServiceTable.css';

interface Props {
  /** The language of numbers and dates, as a BCP 47 tag. */
  readonly intl: string;
  readonly strings: Dictionary['dashboard']['services'];
  readonly rows: readonly ServiceRow[];
}

/**
 * The services with their usage and status, below the plan filter. The roles are written out: on phones the
 * table is laid out as blocks, and browsers then take it for no table any more.
 */
export function ServiceTable({ intl, strings, rows }: Props) {
  const { columns } = strings;
  return (
    <section className="panel min-w-0 p-5 sm:p-7" aria-labelledby="services-title">
      <h2 id="services-title" className="text-h3">
        {strings.title}
      </h2>
      <PlanFilter label={strings.filter} plans={strings.plans} />
      <table
        role="table"
        className="service-table mt-5 w-full text-left text-small"
        aria-labelledby="services-title"
      >
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {[columns.service, columns.location, columns.due, columns.cpu, columns.status].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, location, ip, dueDate, cpuUsage, status }) => (
            <tr role="row" key={id}>
              <th role="rowheader" scope="row">
                <span className="block font-bold">{strings.names[id]}</span>
                <span className="text-label font-normal text-ink-soft">
                  <span className="sr-only">{columns.ip} </span>
                  {ip}
                </span>
              </th>
              <td role="cell" data-column={columns.location}>
                {strings.locations[location]}
              </td>
              <td role="cell" data-column={columns.due}>
                <time dateTime={dueDate} className="whitespace-nowrap">
                  {shortDate(dueDate, intl)}
                </time>
              </td>
              <td role="cell" data-column={columns.cpu}>
                <UsageBar share={cpuUsage} text={percent(cpuUsage, intl)} />
              </td>
              <td role="cell" data-column={columns.status}>
                <StatusBadge status={status} text={strings.status[status]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
