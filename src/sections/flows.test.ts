import en from '@content/locales/en.json';
import sv from '@content/locales/sv.json';
import { describe, expect, it } from 'vitest';
import { flows, flowSize } from './flows.ts';

describe('flows', () => {
  it.each([
    ['English', en],
    ['Swedish', sv],
  ])('have a place for each %s label of each service', (_language, { services }) => {
    expect(flows.map(({ labels }) => labels.length)).toEqual(services.items.map(({ flow }) => flow.length));
  });

  it('keep their labels and goals within the picture', () => {
    for (const { x, y } of flows.flatMap(({ labels, goal }) => [...labels, goal])) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(flowSize.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThanOrEqual(flowSize.height);
    }
  });
});
