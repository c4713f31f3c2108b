import { expect, it } from 'vitest';
import { metrics, performance, services } from './data.ts';
import { metricValue } from './format.ts';

it('shows dollars for cost savings and revenue impact only', () => {
  const inDollars = metrics.filter(({ name, value }) => metricValue(name, value, 'en').startsWith('$'));
  expect(inDollars.map(({ id }) => id)).toEqual(['costs', 'revenue']);
});

it('has a share in percent for each of twelve months', () => {
  expect(performance).toHaveLength(12);
  expect(performance.filter((value) => value < 0 || value > 100)).toEqual([]);
});

it('has services in every state, with shares in percent and days that exist', () => {
  expect(new Set(services.map(({ status }) => status))).toEqual(new Set(['active', 'paused', 'stopped']));
  for (const { cpuUsage, dueDate } of services) {
    expect(cpuUsage).toBeGreaterThanOrEqual(0);
    expect(cpuUsage).toBeLessThanOrEqual(100);
    expect(new Date(dueDate).toISOString()).toBe(`${dueDate}T00:00:00.000Z`);
  }
});

it('uses only addresses that are set aside for examples', () => {
  expect(services.filter(({ ip }) => !/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$/.test(ip))).toEqual([]);
});
