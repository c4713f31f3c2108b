import { describe, expect, it } from 'vitest';
import { drawingPlaces } from '@/i18n/dictionary-rules.ts';
import { flows, flowSize } from './flows.ts';

describe('flows', () => {
  it('have as many places for words as the texts are checked against', () => {
    expect(flows.map(({ labels }) => labels.length)).toEqual(drawingPlaces);
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
