/** The calculator of the home page: what visitors may change, and what comes of it. */

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
