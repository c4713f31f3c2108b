/** Cleans what visitors type and paste: office programs, messengers and web pages add invisible characters. */

const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Control characters, lone surrogates, bidirectional overrides (which can disguise text), soft hyphens, zero-width spaces. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cs}\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Zero-width joiners with nothing to join; those in emoji and in words stay. */
const idleJoiners = /(?<=^|[\0-\x7F])[\u200C\u200D]+|[\u200C\u200D](?=$|[\0-\x7F\u200C\u200D])/g;

/** Direction marks, which a single line does not need. */
const directionMarks = /[\u061C\u200E\u200F]/g;

/** Invisible characters, such as U+2800 and U+3164; `edge` excludes those that can end an emoji. */
const blank = '\\s\\u2800\\p{Default_Ignorable_Code_Point}';
const edge = `(?![\\p{Variation_Selector}\\u{E0020}-\\u{E007F}])[${blank}]`;
const onlyBlanks = new RegExp(`^[${blank}]*$`, 'u');
const blankStart = new RegExp(`^[${blank}]+`, 'u');
// Anchored at the first trailing blank, since long runs of blanks would otherwise backtrack for seconds.
const blankEnd = new RegExp(`(?<!${edge})(?:${edge})+$`, 'u');

/** Cleans a multi-line text in any script. */
export function cleanText(typed: string): string {
  const text = typed.replace(lineBreaks, '\n').replace(invisible, '').replace(idleJoiners, '');
  return onlyBlanks.test(text) ? '' : text.replace(blankStart, '').replace(blankEnd, '');
}

export function cleanLine(typed: string): string {
  return cleanText(typed.replace(directionMarks, '')).replace(/\s+/g, ' ');
}
