/** The arithmetic of the worked example: what a voice agent brings in a month and when it is paid back. */

/** A month of a business's phone, and what the agent costs. Money in SEK without VAT, shares from 0 to 1. */
export interface PhoneAgentInputs {
  /** Incoming calls a month. */
  readonly calls: number;
  /** Share of the calls that nobody answers today. */
  readonly missedShare: number;
  /** Share of the answered calls that the agent can finish alone. */
  readonly finishedShare: number;
  /** Staff time for such a call, notes included. */
  readonly minutesPerCall: number;
  /** Labour cost per hour, including employer contributions. */
  readonly hourlyCost: number;
  /** Share of the missed calls that become a job if somebody answers. */
  readonly jobShare: number;
  /** What a job leaves after materials and labour. */
  readonly contribution: number;
  readonly monthly: number;
  /** Minutes of an average call with the agent. */
  readonly agentMinutes: number;
  readonly perMinute: number;
  readonly setup: number;
}

/** Everything but `months` and `oneOff` is for a month. Money in SEK without VAT; nothing is rounded. */
export interface PhoneAgentResult {
  readonly missed: number;
  readonly answered: number;
  readonly finished: number;
  readonly savedHours: number;
  readonly savedMoney: number;
  readonly jobs: number;
  readonly jobMoney: number;
  readonly running: number;
  /** Below zero where the agent costs more than it brings. */
  readonly net: number;
  /** The set-up fee and the customer's own hours. */
  readonly oneOff: number;
  /** Months until the one-off cost is back; undefined when it never is. */
  readonly months: number | undefined;
}

/**
 * What a voice agent brings, as the buyer's guide works it out.
 *
 * @param projectHours what the project takes of the customer's own time
 */
export function phoneAgent(input: PhoneAgentInputs, projectHours: number): PhoneAgentResult {
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
  const months = net > 0 ? oneOff / net : undefined;
  return { missed, answered, finished, savedHours, savedMoney, jobs, jobMoney, running, net, oneOff, months };
}
