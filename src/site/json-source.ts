import { ContentError } from './content-error.ts';

/**
 * Reads a JSON file of `content/`.
 *
 * @param file the file, from the project's root, for the message
 * @param text undefined or empty where there is no file
 * @returns null where there is no file
 * @throws {ContentError} naming the line where the text is no JSON
 */
export function parseJson(file: string, text: string | undefined): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = lineOf(error.message, text);
    const message = `cannot be read. Check the commas, quotation marks and brackets there${line > 1 ? ' and on the line above' : ''}.`;
    throw new ContentError([{ file, field: '', line, message }]);
  }
}

/** How much of the text the engine quotes before the place that it means, where it quotes from the middle. */
const quotedBefore = 10; // characters

/** The engine names a position, quotes the text around it, or says that the text ended too soon. */
function lineOf(message: string, text: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const [, middle, quoted] = /, (\.\.\.)?"([\s\S]+)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? [];
  const whole = text.trimEnd();
  const place = quoted === undefined ? whole.length : text.indexOf(quoted) + (middle ? quotedBefore : 0);
  return whole.slice(0, Number(position ?? place)).split('\n').length;
}
