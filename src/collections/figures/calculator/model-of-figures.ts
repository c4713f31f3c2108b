import type { Figures } from '../figures-schema.ts';
import { workedExample } from '../examples.ts';
import { type CalculatorModel, mapFields } from './model.ts';

/** The calculator that the figures allow; undefined where they have no example or no sliders. */
export function modelOfFigures(figures: Figures): CalculatorModel | undefined {
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
