/** Reads the calculator's fields and formats its results, in the language of the page. */

import type { Dictionary } from '../../content/texts/dictionary.ts';
import { format } from '../../site/format.ts';
import { languages, type Locale } from '../../site/locales.ts';
import { numberText, type NumberStyle, shortNumber } from '../../site/number-text.ts';
import { typeset } from '../../site/typeset.ts';
import {
  type AgentUse,
  type AgentResult,
  agentResult,
  roundMoney,
  verdictOf,
} from '../../../supabase/functions/_shared/payback.ts';
import {
  callsWithinAYear,
  type CalculatorField,
  type PaybackModel,
} from '../../content/figures/payback-model.ts';
import { finalBalance } from '../../drawings/payback-geometry.ts';

export type CalculatorTexts = Pick<Dictionary['calculator'], 'verdicts' | 'drawing'>;

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

type Verdicts = CalculatorTexts['verdicts'];

export type ResultTexts = ReturnType<typeof resultTexts>;

export type ResultName = keyof ResultTexts['values'];

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

export function resultTexts(inputs: AgentUse, { verdicts, drawing }: CalculatorTexts, locale: Locale) {
  const result = agentResult(inputs);
  const money = (value: number): string => typeset(numberText([roundMoney(value)], SEK, locale));
  const amount = (value: number): string =>
    typeset(shortNumber(value < 10 ? value : Math.round(value), locale));
  return {
    verdict: verdictText(result, verdicts, locale),
    /** Empty if the verdict needs none. */
    advice: adviceText(inputs, result, verdicts, locale),
    values: {
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

/** Shares are shown as percentages: 0.1 is 10 in its field. */
function scaleOf(name: CalculatorField): number {
  return name === 'missedShare' ? 100 : 1;
}

export function toFieldUnit(name: CalculatorField, value: number): number {
  return Math.round(value * scaleOf(name) * 100) / 100;
}

/** A figure as the field's value: in the language's format, without separators between thousands, as people type it. */
export function formatForField(name: CalculatorField, value: number, locale: Locale): string {
  const style = { maximumFractionDigits: 2, useGrouping: false };
  return toFieldUnit(name, value).toLocaleString(languages[locale].languageTag, style);
}

/** The largest valid figure, in the model's units: ten times the slider's maximum; 100 % for shares. */
export function maxValue(name: CalculatorField, slider: { readonly to: number }): number {
  return name === 'missedShare' ? 1 : slider.to * 10;
}

/**
 * Parses a number as people type it, with separators between thousands and a comma or full stop before decimals; NaN if it is
 * not one.
 */
export function parseNumber(text: string, locale: Locale): number {
  const decimal = (0.5).toLocaleString(languages[locale].languageTag).charAt(1);
  const group = decimal === ',' ? '.' : ',';
  const typed = text.replace(/[\s'’]/g, '');
  const [whole = '', ...decimals] = typed.split(decimal);
  if (decimals.length <= 1 && new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole)) {
    return Number([whole.replaceAll(group, ''), ...decimals].join('.'));
  }
  return /^(?:\d+[.,]?\d*|[.,]\d+)$/.test(typed) ? Number(typed.replace(',', '.')) : NaN;
}

/** A field's number in the model's units, at most `max`; undefined if it is negative or not a number. */
export function fromFieldUnit(name: CalculatorField, number: number, max: number): number | undefined {
  const value = name === 'calls' ? Math.floor(number) : number / scaleOf(name);
  return value >= 0 && Number.isFinite(value) ? Math.min(value, max) : undefined;
}
