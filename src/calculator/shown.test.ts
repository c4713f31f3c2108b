import { describe, expect, it } from 'vitest';
import { entered, most, shown } from './shown.ts';

describe('shown and entered', () => {
  it('hold shares as percentages, and all else as it is', () => {
    expect([shown('missedShare', 0.07), shown('calls', 600)]).toEqual([7, 600]);
    expect([entered('missedShare', '7', 1), entered('calls', '600', 9999)]).toEqual([0.07, 600]);
  });

  it.each(['', ' ', 'many', '-1', '101', 'Infinity'])('take "%s" per cent for no figure', (text) => {
    expect(entered('missedShare', text, most('missedShare', { to: 0.5 }))).toBeUndefined();
  });

  it('allow more than the slider reaches', () => {
    expect(entered('calls', '5000', most('calls', { to: 2000 }))).toBe(5000);
    expect(entered('calls', '20001', most('calls', { to: 2000 }))).toBeUndefined();
  });
});
