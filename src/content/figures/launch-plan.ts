import type { Figures } from './figures-schema.ts';

interface PlanFigures {
  readonly plan: Figures['plan'];
  readonly aftercare: Figures['aftercare'];
  readonly trial: Pick<Figures['trial'], 'weeks' | 'decisionWeek'>;
}

export interface LaunchPlan {
  readonly weeklyHours: readonly number[];
  /** The number of project weeks; in the remaining weeks the agent is running. */
  readonly projectWeeks: number;
  readonly milestones: readonly { readonly name: MilestoneName; readonly afterWeeks: number }[];
}

type MilestoneName = 'signature' | 'testCall' | 'realCall' | 'decision';

/** A week of test calls ends with the first real call, which starts the trial. */
export function launchPlan(figures: PlanFigures): LaunchPlan {
  const { plan, aftercare, trial } = figures;
  const project = Object.values(plan.hours).map(({ value }) => value);
  const decision = trial.decisionWeek.value;
  const realCall = realCallWeek(figures);
  const running = Math.max(decision - project.length, 0);
  return {
    weeklyHours: [...project, ...Array.from({ length: running }, () => aftercare.hoursPerWeek.value)],
    projectWeeks: project.length,
    milestones: [
      { name: 'signature', afterWeeks: 0 },
      { name: 'testCall', afterWeeks: realCall - 1 },
      { name: 'realCall', afterWeeks: realCall },
      { name: 'decision', afterWeeks: decision },
    ],
  };
}

/** The number of weeks from the signature to the first real call. */
export function realCallWeek({ trial }: Pick<PlanFigures, 'trial'>): number {
  return trial.decisionWeek.value - trial.weeks.value;
}
