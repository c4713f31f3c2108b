import { z } from 'zod';
import { ContentError, type ContentProblem, parseData } from '../content-error.ts';
import { requiredText } from '../fields.ts';
import type { Dictionary } from '../texts/dictionary.ts';

const file = 'content/dashboard.json';

type DashboardTexts = Dictionary['dashboard'];

const number = z.number('must be a number without quotation marks.');
const percent = number.min(0, 'must not be below 0.').max(100, 'must not be above 100.');
const day = z.iso.date('must be a day that exists, such as "2027-01-31".');

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, `must be one of ${names.join(', ')}.`);

/** A key in a group of the locale files, which `parseDashboard` checks. */
const keyOf = <Group extends object>(group: string) =>
  (requiredText as z.ZodType<unknown> as z.ZodType<keyof Group>).describe(
    `A key of ${group} in the locale files`,
  );

const metric = z.strictObject({
  id: keyOf<DashboardTexts['metrics']['items']>('dashboard.metrics.items'),
  name: requiredText.describe(
    'English: it decides whether the value is in dollars. Pages show a translation',
  ),
  value: number,
  change: number
    .min(0, 'must not be below 0: changeType says whether it went up or down.')
    .describe('Percent against the month before'),
  changeType: oneOf(['increase', 'decrease']),
  icon: oneOf(['people', 'flow', 'coins', 'invoice']),
  series: z
    .array(number.min(0, 'must not be below 0.'))
    .length(12, 'must have a number for each of the last twelve months.')
    .describe('The figure in the last twelve months; value and change are its end'),
});

const service = z.strictObject({
  id: keyOf<DashboardTexts['services']['names']>('dashboard.services.names'),
  location: keyOf<DashboardTexts['services']['locations']>('dashboard.services.locations'),
  ip: z.ipv4('must be an address such as "192.0.2.1".'),
  dueDate: day,
  cpuUsage: percent.describe('Percent, shown as a bar'),
  status: oneOf(['active', 'paused', 'stopped']),
});

const dashboardSchema = z.strictObject({
  metrics: z.array(metric).readonly(),
  services: z.array(service).readonly(),
  performance: z
    .array(percent)
    .length(12, 'must have a number for each of the twelve months.')
    .describe('January to December'),
  lastUpdated: z.iso.datetime('must be a time in UTC such as "2026-01-31T14:30:00Z".'),
});

export type MetricIcon = DashboardData['metrics'][number]['icon'];
export type ServiceStatus = DashboardData['services'][number]['status'];
export type DashboardData = Readonly<z.infer<typeof dashboardSchema>>;

/** @throws {ContentError} including for a metric, service or location without a name in `strings` */
export function parseDashboard(data: unknown, strings: DashboardTexts): DashboardData {
  const dashboard = parseData(dashboardSchema, data, file);
  const { metrics, services } = dashboard;
  const unnamed = (names: object, key: string, field: string): ContentProblem[] => {
    const message = `must be one of ${Object.keys(names).join(', ')}: the names in the locale files.`;
    return Object.hasOwn(names, key) ? [] : [{ file, field, message }];
  };
  const problems = [
    ...metrics.flatMap(({ id }, index) => unnamed(strings.metrics.items, id, `metrics.${index}.id`)),
    ...services.flatMap(({ id, location }, index) => [
      ...unnamed(strings.services.names, id, `services.${index}.id`),
      ...unnamed(strings.services.locations, location, `services.${index}.location`),
    ]),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return dashboard;
}
