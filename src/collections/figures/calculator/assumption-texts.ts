import { numberText } from '../number-text.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { typeset } from '../../../i18n/typeset.ts';
import type { CalculatorModel } from './model.ts';

/** What the calculator does not let visitors change, as the language writes it, by name. */
export function assumptionTexts(
  { fixed, projectHours }: CalculatorModel,
  locale: Locale,
): Record<string, string> {
  const text = (value: number, unit?: 'SEK' | 'percent'): string =>
    typeset(numberText([value], { unit }, locale));
  return {
    finishedShare: text(fixed.finishedShare, 'percent'),
    jobShare: text(fixed.jobShare, 'percent'),
    hourlyCost: text(fixed.hourlyCost, 'SEK'),
    projectHours: text(projectHours),
  };
}
