/** The results of the two worked examples as figures, as content/faq/README.md lists them. */

import { phoneAgent, type PhoneAgentInputs } from './calculator/phone-agent.ts';
import { type Figure, type Figures, type InvoiceInputs, priceFor } from './figures-schema.ts';

/** A figure by name; one that cannot be computed is left out. */
export type Results = Readonly<Record<string, Figure>>;

/**
 * What a voice agent brings in a month, in SEK and hours.
 *
 * @param projectHours what the project takes of the customer's own time
 */
export function phoneResults(input: PhoneAgentInputs, projectHours: number): Results {
  const { savedMoney, jobMoney, running, net, oneOff, months, ...counts } = phoneAgent(input, projectHours);
  return {
    ...plain(counts),
    ...money({ savedMoney, jobMoney, running, net, oneOff }),
    ...monthsFigure(months),
  };
}

/** What a workflow for invoices brings in a month, in SEK and hours. */
export function invoiceResults(input: InvoiceInputs): Results {
  const hoursBefore = (input.invoices * input.longMinutes) / 60;
  const short = input.invoices * input.shortShare * input.shortMinutes;
  const long = input.invoices * (1 - input.shortShare) * input.longMinutes;
  const hoursAfter = (short + long) / 60;
  const savedHours = hoursBefore - hoursAfter;
  const net = savedHours * input.hourlyCost - input.running;
  return {
    ...plain({ hoursBefore, hoursAfter, savedHours }),
    ...money({ net }),
    ...monthsFigure(net > 0 ? input.build / net : undefined),
  };
}

/** How many months it takes until the money is back; none when nothing comes back. */
function monthsFigure(months: number | undefined): Results {
  return months === undefined ? {} : { months: { value: months, decimals: 1 } };
}

function plain(values: Readonly<Record<string, number>>): Results {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

function money(values: Readonly<Record<string, number>>): Results {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, unit: 'SEK' }]));
}

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
