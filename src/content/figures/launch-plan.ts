import type { Figure } from './schema.ts';

interface PlanFigures {
  readonly plan: { readonly hours: Readonly<Record<string, { readonly value: number }>> };
  readonly aftercare: { readonly hoursPerWeek: { readonly value: number } };
  readonly trial?: Readonly<Record<string, Figure | null>>;
}

export interface LaunchPlan {
  readonly hours: readonly number[];
  /** How many of the weeks are the project; the rest is the running agent. */
  readonly projectWeeks: number;
  readonly points: readonly { readonly name: PointName; readonly after: number }[];
}

type PointName = 'signature' | 'testCall' | 'realCall' | 'decision';

/**
 * A week of test calls ends with the first real call. That call starts the trial or, without a trial of at least two weeks,
 * ends the project.
 */
export function launchPlan(figures: PlanFigures): LaunchPlan {
  const { plan, aftercare } = figures;
  const project = Object.values(plan.hours).map(({ value }) => value);
  const { realCall, decision } = milestones(figures);
  const running = Math.max((decision ?? project.length + 1) - project.length, 0);
  return {
    hours: [...project, ...Array.from({ length: running }, () => aftercare.hoursPerWeek.value)],
    projectWeeks: project.length,
    points: [
      { name: 'signature', after: 0 },
      { name: 'testCall', after: realCall - 1 },
      { name: 'realCall', after: realCall },
      ...(decision === undefined ? [] : [{ name: 'decision', after: decision } as const]),
    ],
  };
}

/** How many weeks after the signature the first real call and, with a trial, the decision come. */
export function milestones({ plan, trial }: Pick<PlanFigures, 'plan' | 'trial'>): {
  realCall: number;
  decision: number | undefined;
} {
  const [weeks = 0, decision = 0] = [valueOf(trial?.['weeks']), valueOf(trial?.['decisionWeek'])];
  const hasTrial = weeks >= 2 && decision > weeks;
  return hasTrial
    ? { realCall: decision - weeks, decision }
    : { realCall: Object.keys(plan.hours).length, decision: undefined };
}

function valueOf(figure: Figure | null | undefined): number | undefined {
  return figure && 'value' in figure ? figure.value : undefined;
}
