/** The model of a voice agent: its monthly gain and cost, and when it is paid back. */

/** A month of a company's phone, and the agent's prices. Money in SEK without VAT, shares from 0 to 1. */
export interface AgentInputs {
  readonly calls: number;
  /** Share of the calls that nobody answers. */
  readonly missedShare: number;
  readonly minutesPerCall: number;
  /** The margin of a job. */
  readonly contribution: number;
  /** Share of the answered calls that the agent can finish alone. */
  readonly finishedShare: number;
  /** Labour cost per hour, including employer contributions. */
  readonly hourlyCost: number;
  /** Share of the missed calls that become a job if somebody answers. */
  readonly jobShare: number;
  readonly agentMinutes: number;
  readonly setup: number;
  readonly monthly: number;
  readonly perMinute: number;
  /** The customer's own hours in the project. */
  readonly projectHours: number;
  /** The customer's own hours with the running agent. */
  readonly hoursPerWeek: number;
}

export interface AgentUse extends AgentInputs {
  /** True where the agent takes only the calls that nobody else answers. */
  readonly missedOnly?: boolean;
}

/** Everything but `oneOff`, `months` and the first year is for a month. Money in SEK without VAT; nothing is rounded. */
export interface AgentResult {
  readonly missed: number;
  readonly answered: number;
  readonly finished: number;
  readonly savedHours: number;
  readonly savedMoney: number;
  readonly jobs: number;
  readonly jobMoney: number;
  /** The monthly fee and the minutes. */
  readonly running: number;
  /** The customer's own time with the running agent. */
  readonly aftercareMoney: number;
  /** The balance; below zero if the agent costs more than it brings. */
  readonly net: number;
  /** The set-up fee and the customer's own hours. */
  readonly oneOff: number;
  /** Months until the one-off cost is back; undefined when it never is. */
  readonly months: number | undefined;
  readonly firstYearFees: number;
  readonly firstYear: number;
}

const weeksPerMonth = 52 / 12;

export function agentResult(input: AgentUse): AgentResult {
  const missed = input.calls * input.missedShare;
  const answered = input.calls - missed;
  const finished = input.missedOnly ? 0 : answered * input.finishedShare;
  const savedHours = (finished * input.minutesPerCall) / 60;
  const savedMoney = savedHours * input.hourlyCost;
  const jobs = missed * input.jobShare;
  const jobMoney = jobs * input.contribution;
  const taken = input.missedOnly ? missed : input.calls;
  const running = taken * input.agentMinutes * input.perMinute + input.monthly;
  const aftercareMoney = input.hoursPerWeek * weeksPerMonth * input.hourlyCost;
  const net = savedMoney + jobMoney - running - aftercareMoney;
  const oneOff = input.setup + input.projectHours * input.hourlyCost;
  return {
    missed,
    answered,
    finished,
    savedHours,
    savedMoney,
    jobs,
    jobMoney,
    running,
    aftercareMoney,
    net,
    oneOff,
    months: net > 0 ? oneOff / net : undefined,
    firstYearFees: input.setup + 12 * running,
    firstYear: oneOff + 12 * (running + aftercareMoney),
  };
}

/** A sum in tens, from a thousand on in hundreds: assumptions allow no more precision. */
export function roundMoney(sum: number): number {
  const step = Math.abs(sum) < 1000 ? 10 : 100;
  return Math.round(sum / step) * step;
}

/** A payback later than this hardly pays: prices, calls and agents will have changed by then. */
export const latestPayback = 24; // months

/** Later than this it never pays: nobody plans so far ahead. */
const longestPayback = 60; // months

/** Whether an agent pays. `months` are whole, at least one, and 0 where it never does. */
export function verdictOf({ months }: AgentResult): { kind: 'pays' | 'slow' | 'never'; months: number } {
  if (months === undefined || months > longestPayback) return { kind: 'never', months: 0 };
  return { kind: months > latestPayback ? 'slow' : 'pays', months: Math.max(1, Math.round(months)) };
}
