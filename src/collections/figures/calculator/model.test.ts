import { describe, expect, it } from 'vitest';
import { exampleModel } from '@/testing/calculator.ts';
import { reckon } from './model.ts';

describe('reckon', () => {
  it('takes the fees of the chosen size', () => {
    expect(reckon(exampleModel, exampleModel.values, 0)).toMatchObject({ net: 11_000, oneOff: 22_000 });
    expect(reckon(exampleModel, exampleModel.values, 1)).toMatchObject({ net: 9000, oneOff: 66_000 });
  });

  it('takes the visitor’s figures', () => {
    const values = { ...exampleModel.values, missedShare: 0 };
    expect(reckon(exampleModel, values, 0)).toMatchObject({ jobs: 0, savedHours: 50, net: 2000 });
  });

  it('refuses a size that there is not', () => {
    expect(() => reckon(exampleModel, exampleModel.values, 2)).toThrow('The calculator has no size 2.');
  });
});
