import type { ServiceStatus } from '../../content/company/dashboard-schema.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { formatDate, formatPercent } from './format-values.ts';

/** Explicit roles: on phones the table is laid out as blocks, and browsers then stop treating it as a table. */
export function ServiceTable({ languageTag, strings: { services: strings }, data }: DashboardProps) {
  const { columns } = strings;
  return (
    <section className="panel flex min-w-0 flex-col p-5 sm:p-7" aria-labelledby="services-title">
      <h2 id="services-title" className="text-h3">
        {strings.title}
      </h2>
      {/* The tabs do not change the rows. */}
      <fieldset className="mt-4 flex flex-wrap gap-1">
        <legend className="sr-only">{strings.filter}</legend>
        {strings.plans.map((plan, index) => (
          <label key={plan} className="plan relative">
            {/* As large as its label, so that focusing it scrolls all of it into view. */}
            <input
              type="radio"
              name="plan"
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full"
              defaultChecked={index === 0}
            />
            <span className="inline-flex min-h-tap items-center rounded-full px-4 text-label text-ink-soft peer-hover:text-ink peer-checked:bg-spruce-tint peer-checked:font-bold peer-checked:text-ink lg:min-h-10">
              {plan}
            </span>
          </label>
        ))}
      </fieldset>
      <table
        role="table"
        className="service-table mt-5 w-full text-left text-small"
        aria-labelledby="services-title"
      >
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {[columns.service, columns.location, columns.due, columns.cpu, columns.status].map((name) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className="border-b border-line pb-2 pr-4 text-label text-ink-soft"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {data.services.map(({ id, location, ip, dueDate, cpuUsage, status }) => (
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
                <time className="whitespace-nowrap" dateTime={dueDate}>
                  {formatDate(dueDate, languageTag)}
                </time>
              </td>
              <td role="cell" data-column={columns.cpu}>
                <span className="flex items-center gap-3">
                  {/* An SVG, since the security policy refuses style attributes. */}
                  <svg
                    className="h-1.5 w-20 flex-none overflow-hidden rounded-full bg-line"
                    viewBox="0 0 100 6"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect className="fill-spruce" width={cpuUsage} height="6" />
                  </svg>
                  <span className="whitespace-nowrap max-md:w-11 max-md:text-right">
                    {formatPercent(cpuUsage, languageTag)}
                  </span>
                </span>
              </td>
              <td role="cell" data-column={columns.status}>
                <span className={`inline-flex items-center gap-2 font-bold ${tones[status]}`}>
                  <span className="size-2 rounded-full bg-current" aria-hidden="true" />
                  {strings.status[status]}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Active is green, paused yellow, anything else red; the status text says the same. */
const tones: Readonly<Record<ServiceStatus, string>> = {
  active: 'text-spruce',
  paused: 'text-warning',
  stopped: 'text-danger',
};
