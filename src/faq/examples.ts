/** The sums of the two worked examples, as content/faq/README.md lists them. */

import type { Figure, InvoiceInputs, PhoneInputs } from './figures-schema.ts';

/** A figure by name; one that cannot be computed is left out. */
export type Results = Readonly<Record<string, Figure>>;

/**
 * What a voice agent brings in a month, in SEK and hours.
 *
 * @param projectHours what the project takes of the customer's own time
 */
export function phoneResults(input: PhoneInputs, projectHours: number): Results {
  const missed = input.calls * input.missedShare;
  const answered = input.calls - missed;
  const finished = answered * input.finishedShare;
  const savedHours = (finished * input.minutesPerCall) / 60;
  const savedMoney = savedHours * input.hourlyCost;
  const jobs = missed * input.jobShare;
  const jobMoney = jobs * input.contribution;
  const running = input.calls * input.agentMinutes * input.perMinute + input.monthly;
  const net = savedMoney + jobMoney - running;
  const oneOff = input.setup + projectHours * input.hourlyCost;
  return {
    ...plain({ missed, answered, finished, savedHours, jobs }),
    ...money({ savedMoney, jobMoney, running, net, oneOff }),
    ...months(oneOff, net),
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
    ...months(input.build, net),
  };
}

/** How many months it takes until the money is back; none when nothing comes back. */
function months(cost: number, net: number): Results {
  return net > 0 ? { months: { value: cost / net, decimals: 1 } } : {};
}

function plain(values: Readonly<Record<string, number>>): Results {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

function money(values: Readonly<Record<string, number>>): Results {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, unit: 'SEK' }]));
}
