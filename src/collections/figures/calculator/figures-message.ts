import { untypeset } from '../../../i18n/typeset.ts';

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
