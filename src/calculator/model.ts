/** The calculator of the home page: what visitors may change, and what comes of it. */

import type { Figures } from '../faq/figures-schema.ts';
import { workedExample } from '../faq/worked-example.ts';
import { phoneAgent, type PhoneAgentInputs, type PhoneAgentResult } from './phone-agent.ts';

/** What a visitor sets with a slider; the names are those of the worked example. */
export const fieldNames = ['calls', 'missedShare', 'minutesPerCall', 'contribution'] as const;

export type FieldName = (typeof fieldNames)[number];

/** Numbers by field, in the units of the arithmetic: shares from 0 to 1, money in SEK. */
export type FieldValues = Readonly<Record<FieldName, number>>;

export interface Size {
  readonly people: { readonly from: number; readonly to: number };
  readonly fees: Pick<PhoneAgentInputs, 'setup' | 'monthly' | 'perMinute'>;
}

export interface CalculatorModel {
  /** The worked example, which the calculator opens with. */
  readonly values: FieldValues;
  readonly sliders: Readonly<
    Record<FieldName, { readonly from: number; readonly to: number; readonly step: number }>
  >;
  readonly sizes: readonly Size[];
  /** The size of the worked example, as a place in `sizes`. */
  readonly size: number;
  /** What stays as it is in the worked example. */
  readonly fixed: Omit<PhoneAgentInputs, FieldName | keyof Size['fees']>;
  /** What the project takes of the customer's own time. */
  readonly projectHours: number;
}

/** The calculator that the figures allow; undefined where they have no example or no sliders. */
export function calculatorModel(figures: Figures): CalculatorModel | undefined {
  const example = workedExample(figures);
  if (!example || !figures.calculator) return undefined;
  const sizes = Object.values(figures.prices).map(({ people: { from, to }, example: fees }) => ({
    people: { from, to },
    fees,
  }));
  const employees = example.employees.value;
  return {
    values: mapFields((name) => example[name].value),
    sliders: figures.calculator,
    sizes,
    size: sizes.findIndex(({ people }) => employees >= people.from && employees <= people.to),
    fixed: {
      finishedShare: example.finishedShare.value,
      hourlyCost: example.hourlyCost.value,
      jobShare: example.jobShare.value,
      agentMinutes: example.agentMinutes.value,
    },
    projectHours: Object.values(figures.plan.hours).reduce((sum, { value }) => sum + value, 0),
  };
}

/**
 * What a voice agent brings a business with these figures.
 *
 * @param size a place in the model's sizes
 */
export function reckon(
  { fixed, sizes, projectHours }: CalculatorModel,
  values: FieldValues,
  size: number,
): PhoneAgentResult {
  const fees = sizes[size]?.fees;
  if (!fees) throw new RangeError(`The calculator has no size ${size}.`);
  return phoneAgent({ ...fixed, ...fees, ...values }, projectHours);
}

/** One value for each field. */
export function mapFields<Value>(valueOf: (name: FieldName) => Value): Record<FieldName, Value> {
  return Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as Record<FieldName, Value>;
}
