/** The form of `content/dashboard.json`: what the dashboard mock-up shows, the same to everybody. */

import { z } from 'zod';
import type { Dictionary } from '../i18n/dictionary.ts';
import { ContentError, type ContentProblem, problemsOf } from './content-error.ts';

type Strings = Dictionary['dashboard'];

const number = z.number('must be a number without quotation marks.');
const percent = number.min(0, 'must not be below 0.').max(100, 'must not be above 100.');
const day = z.iso.date('must be a day that exists, such as "2027-01-31".');
const text = z.string('must be text in quotation marks.').min(1, 'is empty. Write the text.');

const icons = ['people', 'flow', 'savings', 'growth'] as const;
const states = ['active', 'paused', 'stopped'] as const;
const directions = ['increase', 'decrease'] as const;
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, `must be one of ${names.join(', ')}.`);

const schema = z.strictObject({
  metrics: z.array(
    z.strictObject({
      /** A key of `dashboard.metrics.items` in the locale files. */
      id: text,
      /** English: whether it is shown in dollars goes by it. Pages show its translation. */
      name: text,
      value: number,
      /** Percent against the month before. */
      change: number,
      changeType: oneOf(directions),
      icon: oneOf(icons),
    }),
  ),
  services: z.array(
    z.strictObject({
      /** A key of `dashboard.services.names` in the locale files. */
      id: text,
      /** A key of `dashboard.services.locations` in the locale files. */
      location: text,
      ip: z.ipv4('must be an address such as "192.0.2.1".'),
      dueDate: day,
      /** Percent, shown as a bar. */
      cpuUsage: percent,
      status: oneOf(states),
    }),
  ),
  /** January to December. */
  performance: z.array(percent).length(12, 'must have a number for each of the twelve months.'),
  lastUpdated: z.iso.datetime('must be a time in UTC such as "2026-01-31T14:30:00Z".'),
});

type Read = z.infer<typeof schema>;

export type MetricIcon = (typeof icons)[number];

export interface Metric extends Readonly<Omit<Read['metrics'][number], 'id'>> {
  readonly id: keyof Strings['metrics']['items'];
}

export type ServiceStatus = (typeof states)[number];

export interface ServiceRow extends Readonly<Omit<Read['services'][number], 'id' | 'location'>> {
  readonly id: keyof Strings['services']['names'];
  readonly location: keyof Strings['services']['locations'];
}

export interface DashboardData extends Readonly<Omit<Read, 'metrics' | 'services'>> {
  readonly metrics: readonly Metric[];
  readonly services: readonly ServiceRow[];
}

/**
 * Checks what the dashboard shows.
 *
 * @param file the file, from the project's root, for the messages
 * @param strings the texts of a language, which must have a name for each metric, service and location
 * @throws {ContentError} naming every wrong field and its remedy
 */
export function parseDashboard(data: unknown, file: string, strings: Strings): DashboardData {
  const result = schema.safeParse(data, { reportInput: true });
  if (!result.success) throw new ContentError(problemsOf(file, result.error.issues));
  const { metrics, services } = result.data;
  const unnamed = (names: object, key: string, field: string): ContentProblem[] =>
    key in names
      ? []
      : [
          {
            file,
            field,
            message: `must be one of ${Object.keys(names).join(', ')}: the names in the locale files.`,
          },
        ];
  const problems = [
    ...metrics.flatMap(({ id }, index) => unnamed(strings.metrics.items, id, `metrics.${index}.id`)),
    ...services.flatMap(({ id, location }, index) => [
      ...unnamed(strings.services.names, id, `services.${index}.id`),
      ...unnamed(strings.services.locations, location, `services.${index}.location`),
    ]),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return result.data as DashboardData;
}
