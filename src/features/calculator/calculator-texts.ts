/** Formats the calculator's figures and results in the language of the page. */

import {
  type AgentResult,
  agentResult,
  type AgentUse,
  roundMoney,
  verdictOf,
} from '../../../supabase/functions/_shared/payback.ts';
import {
  type CalculatorField,
  callsWithinAYear,
  type PaybackModel,
} from '../../content/figures/payback-model.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { finalBalance } from '../../drawings/payback-geometry.ts';
import { format } from '../../site/format.ts';
import { languages, type Locale } from '../../site/locales.ts';
import { type NumberStyle, numberText, shortNumber } from '../../site/number-text.ts';
import { typeset } from '../../site/typeset.ts';

export type ResultStrings = Pick<Dictionary['calculator'], 'verdicts' | 'drawing'>;

/** The range of each slider, in the model's units. */
export type Sliders = Readonly<
  Record<CalculatorField, { readonly from: number; readonly to: number; readonly step: number }>
>;

/** The settings in `data-calculator`, which `Pricing.astro` writes. */
export interface Settings {
  readonly locale: Locale;
  readonly model: PaybackModel;
  readonly sliders: Sliders;
  readonly strings: Pick<Dictionary['calculator'], 'verdicts' | 'drawing' | 'message' | 'inputs' | 'limit'>;
}

type Verdicts = ResultStrings['verdicts'];

export type ResultTexts = ReturnType<typeof resultTexts>;

export type ResultName = keyof ResultTexts['results'];

const SEK: NumberStyle = { unit: 'SEK' };

/** The number formats of the fields; shares are percentages. */
const styles: Readonly<Record<CalculatorField, NumberStyle>> = {
  calls: {},
  missedShare: { unit: 'percent' },
  minutesPerCall: {},
  contribution: SEK,
};

export function formatWithUnit(name: CalculatorField, value: number, locale: Locale): string {
  return typeset(numberText([value], styles[name], locale));
}

export function resultTexts(inputs: AgentUse, { verdicts, drawing }: ResultStrings, locale: Locale) {
  const result = agentResult(inputs);
  const money = (value: number): string => typeset(numberText([roundMoney(value)], SEK, locale));
  const amount = (value: number): string =>
    typeset(shortNumber(value < 10 ? value : Math.round(value), locale));
  return {
    verdict: verdictText(result, verdicts, locale),
    /** Empty if the verdict needs none. */
    advice: adviceText(inputs, result, verdicts, locale),
    results: {
      savedHours: amount(result.savedHours),
      jobs: amount(result.jobs),
      running: money(result.running),
      net: money(result.net),
      oneOff: money(result.oneOff),
    },
    start: typeset(format(drawing.start, { money: money(-result.oneOff) })),
    end: typeset(format(drawing.end, { money: money(finalBalance(result)) })),
  };
}

function verdictText(result: AgentResult, verdicts: Verdicts, locale: Locale): string {
  const { kind, months } = verdictOf(result);
  if (kind === 'never') return typeset(verdicts.never);
  const style = { style: 'unit', unit: 'month', unitDisplay: 'long' } as const;
  const text = new Intl.NumberFormat(languages[locale].languageTag, style).format(months);
  return typeset(format(verdicts[kind], { months: text }));
}

function adviceText(
  inputs: AgentUse,
  { months }: AgentResult,
  { moreCalls, otherFigures }: Verdicts,
  locale: Locale,
): string {
  if (months !== undefined && months <= 12) return '';
  const calls = callsWithinAYear(inputs);
  if (calls === undefined) return typeset(otherFigures);
  return typeset(format(moreCalls, { calls: numberText([calls], {}, locale) }));
}
