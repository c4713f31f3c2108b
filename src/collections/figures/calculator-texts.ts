import { numberText, type NumberStyle } from './number-text.ts';
import { format } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { typeset, untypeset } from '../../i18n/typeset.ts';
import type { AgentResult, FieldName } from './model.ts';

/** A payback later than this hardly pays: prices, calls and agents will have changed by then. */
export const latestPayback = 24; // months

/** What the calculator says of its result, with `{months}` where the number stands. */
export interface Verdicts {
  readonly pays: string;
  readonly slow: string;
  readonly never: string;
}

export type ResultName = 'savedHours' | 'jobs' | 'running' | 'net' | 'oneOff';

export interface ResultTexts {
  readonly verdict: string;
  readonly values: Readonly<Record<ResultName, string>>;
}

const SEK: NumberStyle = { unit: 'SEK' };

/** How the fields are written; shares as percentages. */
const styles: Readonly<Record<FieldName, NumberStyle>> = {
  calls: {},
  missedShare: { unit: 'percent' },
  minutesPerCall: {},
  contribution: SEK,
};

/** A field's value as the language writes it. */
export function fieldText(name: FieldName, value: number, locale: Locale): string {
  return typeset(numberText([value], styles[name], locale));
}

/** A result as the language writes it: the verdict in words, and each number. */
export function resultTexts(result: AgentResult, verdicts: Verdicts, locale: Locale): ResultTexts {
  const text = (value: number, style: NumberStyle): string => typeset(numberText([value], style, locale));
  return {
    verdict: typeset(
      format(verdicts[verdictOf(result)], {
        months: numberText([result.months ?? 0], { decimals: 1 }, locale),
      }),
    ),
    values: {
      savedHours: text(result.savedHours, fewDecimals(result.savedHours)),
      jobs: text(result.jobs, fewDecimals(result.jobs)),
      running: text(Math.round(result.running), SEK),
      net: text(Math.round(result.net), SEK),
      oneOff: text(Math.round(result.oneOff), SEK),
    },
  };
}

/** Which verdict a result gets. */
export function verdictOf({ months }: AgentResult): keyof Verdicts {
  if (months === undefined) return 'never';
  return months > latestPayback ? 'slow' : 'pays';
}

/** Half a job a month is more than none: one decimal below ten, unless it would be a zero. */
function fewDecimals(value: number): NumberStyle {
  const isWhole = Math.round(value * 10) % 10 === 0;
  return { decimals: isWhole || value >= 10 ? 0 : 1 };
}

/**
 * The figures of the calculator as a message to a person, without blank lines.
 *
 * @param lead the first line
 * @param rows what each figure is, and the figure
 * @param verdict the last line: what they come to
 */
export function figuresMessage(
  lead: string,
  rows: readonly (readonly [label: string, text: string])[],
  verdict: string,
): string {
  return untypeset([lead, ...rows.map(([label, text]) => `– ${label}: ${text}`), verdict].join('\n'));
}
