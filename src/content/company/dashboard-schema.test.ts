import { expect, it } from 'vitest';
import { exampleDashboard } from '../../testing/fixtures/dashboard.ts';
import { strings } from '../../testing/fixtures/strings.ts';
import { thrownMessage } from '../../testing/helpers/thrown-message.ts';
import { parseDashboard } from './dashboard-schema.ts';

const parse = (data: unknown) => parseDashboard(data, strings.en.dashboard);
const [metric] = exampleDashboard.metrics;
const [service] = exampleDashboard.services;

it('accepts correct data unchanged', () => {
  expect(parse(exampleDashboard)).toEqual(exampleDashboard);
});

it.each([
  [{ performance: [1, 2, 3] }, 'performance: must have a number for each of the twelve months.'],
  [{ lastUpdated: 'yesterday' }, 'lastUpdated: must be a time in UTC such as "2026-01-31T14:30:00Z".'],
  [{ services: [{ ...service, cpuUsage: 101 }] }, 'services.0.cpuUsage: must not be above 100.'],
  [
    { services: [{ ...service, dueDate: '2027-02-30' }] },
    'services.0.dueDate: must be a day that exists, such as "2027-01-31".',
  ],
  [
    { services: [{ ...service, status: 'off' }] },
    'services.0.status: must be one of active, paused, stopped.',
  ],
  [
    { metrics: [{ ...metric, series: [1, 2] }] },
    'metrics.0.series: must have a number for each of the last twelve months.',
  ],
  [
    { metrics: [{ ...metric, change: -5 }] },
    'metrics.0.change: must not be below 0: changeType says whether it went up or down.',
  ],
  [{ metrics: [{ ...metric, value: undefined }] }, 'metrics.0.value: this field is missing. Add it.'],
])('reports %j with its field and fix', (change, message) => {
  expect(thrownMessage(() => parse({ ...exampleDashboard, ...change }))).toBe(
    `content/dashboard.json, ${message}`,
  );
});

it('lists the names that the locale files have for a metric, a service and a location', () => {
  const change = { metrics: [{ ...metric, id: 'visits' }], services: [{ ...service, location: 'oslo' }] };
  const { items } = strings.en.dashboard.metrics;
  const { locations } = strings.en.dashboard.services;
  expect(thrownMessage(() => parse({ ...exampleDashboard, ...change })).split('\n')).toEqual([
    `content/dashboard.json, metrics.0.id: must be one of ${Object.keys(items).join(', ')}: the names in the locale files.`,
    `content/dashboard.json, services.0.location: must be one of ${Object.keys(locations).join(', ')}: the names in the locale files.`,
  ]);
});
