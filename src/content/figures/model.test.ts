import { describe, expect, it } from 'vitest';
import { exampleInputs as inputs } from '../../testing/fixtures/figures.ts';
import { agentResult } from '../../../supabase/functions/_shared/payback.ts';
import { callsWithinAYear } from './model.ts';

describe('callsWithinAYear', () => {
  it('is the first ten of calls with which the money is back after twelve months', () => {
    const calls = callsWithinAYear(inputs) ?? 0;
    expect(calls % 10).toBe(0);
    expect(agentResult({ ...inputs, calls }).months).toBeLessThanOrEqual(12);
    expect(agentResult({ ...inputs, calls: calls - 10 }).months).toBeGreaterThan(12);
  });

  it('is undefined where a call costs more than it earns', () => {
    expect(callsWithinAYear({ ...inputs, perMinute: 10 })).toBeUndefined();
  });
});
