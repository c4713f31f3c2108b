/** The financial model of a voice agent: its monthly gain and cost, and when it pays back. */

/** A month of a company's phone calls, and the agent's prices. Money is in SEK excluding VAT; shares are 0 to 1. */
export interface AgentInputs {
  readonly calls: number;
  /** Share of calls that go unanswered. */
  readonly missedShare: number;
  readonly minutesPerCall: number;
  /** The margin of a job. */
  readonly contribution: number;
  /** Share of answered calls that the agent can handle without a person. */
  readonly finishedShare: number;
  /** Labour cost per hour, including employer contributions. */
  readonly hourlyCost: number;
  /** Share of missed calls that would become a job if answered. */
  readonly jobShare: number;
  readonly agentMinutes: number;
  readonly setup: number;
  readonly monthly: number;
  readonly perMinute: number;
  /** The customer's own hours on the project. */
  readonly projectHours: number;
  /** The customer's own hours per week once the agent is running. */
  readonly hoursPerWeek: number;
}

export interface AgentUse extends AgentInputs {
  /** True if the agent takes only calls that no one else answers. */
  readonly missedOnly?: boolean;
}

/** Monthly, except `oneOff`, `months` and the first year. Money is in SEK excluding VAT; nothing is rounded. */
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
  /** The cost of the customer's own time once the agent is running. */
  readonly aftercareMoney: number;
  /** The balance; negative if the agent costs more than it earns. */
  readonly net: number;
  /** The set-up fee and the customer's own hours. */
  readonly oneOff: number;
  /** Months until the one-off cost is recovered; undefined if it never is. */
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

/** Rounds a sum to tens, or to hundreds from a thousand up: the assumptions allow no more precision. */
export function roundMoney(sum: number): number {
  const step = Math.abs(sum) < 1000 ? 10 : 100;
  return Math.round(sum / step) * step;
}

/** A later payback is hardly worthwhile: prices, calls and agents will have changed by then. */
const slowAfterMonths = 24;

/** A later payback counts as never: no one plans that far ahead. */
const neverAfterMonths = 60;

/** Whether an agent pays. `months` is a whole number of at least 1, or 0 if it never pays. */
export function verdictOf({ months }: AgentResult): { kind: 'pays' | 'slow' | 'never'; months: number } {
  if (months === undefined || months > neverAfterMonths) return { kind: 'never', months: 0 };
  return { kind: months > slowAfterMonths ? 'slow' : 'pays', months: Math.max(1, Math.round(months)) };
}
