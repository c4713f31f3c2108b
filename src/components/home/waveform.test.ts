import { describe, expect, it } from 'vitest';
import { barWidth, waveform, waveformHeight, waveformWidth } from './waveform.ts';

describe('waveform', () => {
  const bars = waveform(60);

  it('has as many bars as asked for, the same at every build', () => {
    expect(bars).toHaveLength(60);
    expect(waveform(60)).toEqual(bars);
    expect(waveform(0)).toEqual([]);
  });

  it('stays within its height, each bar around the middle', () => {
    for (const { y, height } of bars) {
      expect(height).toBeGreaterThan(0);
      expect(height).toBeLessThanOrEqual(waveformHeight);
      expect(y + height / 2).toBe(waveformHeight / 2);
    }
  });

  it('has bars that do not touch and fill its width', () => {
    const gaps = bars.slice(1).map(({ x }, index) => x - (bars[index]?.x ?? 0) - barWidth);
    expect(Math.min(...gaps)).toBeGreaterThan(0);
    expect((bars.at(-1)?.x ?? 0) + barWidth).toBeCloseTo(waveformWidth(60), 1);
  });
});
