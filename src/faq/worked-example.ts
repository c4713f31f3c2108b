import type { Figure, Figures } from './figures-schema.ts';
import { priceFor } from './figures-schema.ts';

/** A figure of one value. */
export type Single = Extract<Figure, { value: number }>;

/** What the worked example of a voice agent is computed from: its own figures and its size's fees. */
export type WorkedExample = NonNullable<Figures['example']> &
  Readonly<Record<'setup' | 'monthly' | 'perMinute', Single>>;

/** The inputs of the worked example; undefined where the figures have none. */
export function workedExample({ prices, example }: Figures): WorkedExample | undefined {
  const price = example && priceFor(prices, example.employees.value);
  if (!example || !price) return undefined;
  const fee = (name: 'setup' | 'monthly' | 'perMinute'): Single => {
    const { unit, decimals } = price[name];
    return { value: price.example[name], unit, decimals };
  };
  return { ...example, setup: fee('setup'), monthly: fee('monthly'), perMinute: fee('perMinute') };
}
