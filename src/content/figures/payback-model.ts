/** The inputs of the voice agent's model: by company size, and from the calculator's fields. */

import {
  type AgentInputs,
  type AgentResult,
  agentResult,
  type AgentUse,
} from '../../../supabase/functions/_shared/payback.ts';
import { mapValues, sum } from '../../site/values.ts';
import type { Figures } from './figures-schema.ts';

export const calculatorFields = [
  'calls',
  'missedShare',
  'minutesPerCall',
  'contribution',
] as const satisfies readonly (keyof AgentInputs)[];

export type CalculatorField = (typeof calculatorFields)[number];

export interface CompanySize {
  /** Its name in `content/figures.json`, such as `small`. */
  readonly name: string;
  /** The inputs that depend on the size; `calls` is the calculator's initial value. */
  readonly inputs: Pick<AgentInputs, 'calls' | 'setup' | 'monthly' | 'perMinute' | 'projectHours'>;
}

export interface PaybackModel {
  readonly sizes: readonly CompanySize[];
  /** The worked example's company size, as an index into `sizes`. */
  readonly exampleIndex: number;
  readonly common: Omit<AgentInputs, keyof CompanySize['inputs']>;
}

export function planHours({ plan }: Figures): number {
  return sum(Object.values(plan.hours).map(({ value }) => value));
}

/** The voice agent's model with these figures. */
export function paybackModel(figures: Figures): PaybackModel {
  const { prices, example, aftercare } = figures;
  const rows = Object.entries(prices);
  const { employees, ...assumptions } = example;
  const sizes = rows.map(([name, price]): CompanySize => {
    const { planFactor, ...own } = price.example;
    return { name, inputs: { ...own, projectHours: planHours(figures) * planFactor } };
  });
  const isOwn = ({ from, to }: { from: number; to: number }): boolean =>
    employees.value >= from && employees.value <= to;
  return {
    sizes,
    exampleIndex: rows.findIndex(([, { people }]) => isOwn(people)),
    common: { ...mapValues(assumptions, ({ value }) => value), hoursPerWeek: aftercare.hoursPerWeek.value },
  };
}

/** @param sizeIndex an index into the model's sizes */
export function inputsForSize({ sizes, common }: PaybackModel, sizeIndex: number): AgentInputs {
  const sizeInputs = sizes[sizeIndex]?.inputs;
  if (!sizeInputs) throw new RangeError(`There is no size ${sizeIndex}.`);
  return { ...common, ...sizeInputs };
}

/**
 * The calls a month, rounded up to the next ten, from which the agent pays for itself within a year; undefined if
 * each call loses money.
 */
export function callsWithinAYear(input: AgentUse): number | undefined {
  // Each call brings the same gain, so two results define the line.
  const [none, one] = [0, 1].map((calls) => agentResult({ ...input, calls })) as [AgentResult, AgentResult];
  const perCall = one.net - none.net;
  if (perCall <= 0) return undefined;
  const calls = (none.oneOff / 12 - none.net) / perCall;
  return Math.max(0, Math.ceil(calls / 10) * 10);
}
