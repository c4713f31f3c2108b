import { describe, expect, it } from 'vitest';
import { exampleDashboard } from '../../testing/fixtures/dashboard.ts';
import { strings } from '../../testing/fixtures/strings.ts';
import { parseDashboard } from './dashboard-data.ts';
import { messageOf } from '../../testing/helpers/eventually.ts';

const parse = (data: unknown) => parseDashboard(data, strings.en.dashboard);
const [metric] = exampleDashboard.metrics;
const [service] = exampleDashboard.services;

describe('parseDashboard', () => {
  it.each([
    [{ performance: [1, 2, 3] }, 'performance: must have a number for each of the twelve months.'],
    [{ metrics: [{ ...metric, series: [1, 2] }] }, 'metrics.0.series: must have a number for each'],
  ])('names the field and the remedy of %j', (change, message) => {
    expect(messageOf(() => parse({ ...exampleDashboard, ...change }))).toContain(
      `content/dashboard.json, ${message}`,
    );
  });

  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const up = { ...metric, value: 110, change: 10, changeType: 'increase' };

  it.each([
    [{ ...up, series: [...months, 100, 120] }, 'must end with value, 110, not with 120.'],
    [{ ...up, change: 12.5, series: [...months, 100, 110] }, 'must end with the change of +12.5 %'],
    [{ ...up, series: [...months, 0, 110] }, 'must not have 0 before'],
  ])('compares the end of a series with the value and change above it (%#)', (wrong, message) => {
    expect(messageOf(() => parse({ ...exampleDashboard, metrics: [wrong] }))).toContain(
      `content/dashboard.json, metrics.0.series: ${message}`,
    );
  });

  it.each([
    [16, 17, 6.2],
    [16, 17, 6.3],
    [110, 110, 0],
  ])('accepts a change from %i to %i that is rounded to %f', (before, value, change) => {
    const metrics = [{ ...up, value, change, series: [...months, before, value] }];
    expect(parse({ ...exampleDashboard, metrics }).metrics).toEqual(metrics);
  });

  it('says which names the locale files have for a metric, a service and a location', () => {
    const change = { metrics: [{ ...metric, id: 'visits' }], services: [{ ...service, location: 'oslo' }] };
    const { items } = strings.en.dashboard.metrics;
    const { locations } = strings.en.dashboard.services;
    expect(messageOf(() => parse({ ...exampleDashboard, ...change })).split('\n')).toEqual([
      `content/dashboard.json, metrics.0.id: must be one of ${Object.keys(items).join(', ')}: the names in the locale files.`,
      `content/dashboard.json, services.0.location: must be one of ${Object.keys(locations).join(', ')}: the names in the locale files.`,
    ]);
  });
});
