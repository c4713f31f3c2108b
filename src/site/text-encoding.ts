/** What is wrong with a file as a whole, and in which line where it has one. */
export interface TextFault {
  readonly line?: number;
  readonly message: string;
}

const remedy = 'Save it as UTF-8: editors offer it as “encoding”.';

/**
 * What tells that a file was not saved as UTF-8, once it was read as if it were.
 *
 * @returns undefined for a file that was
 */
export function encodingFault(text: string): TextFault | undefined {
  if (text.includes('\0')) return { message: `is saved as UTF-16. ${remedy}` };
  const index = text.split('\n').findIndex((line) => line.includes('\uFFFD'));
  return index < 0
    ? undefined
    : { line: index + 1, message: `has a letter that is not saved as UTF-8. ${remedy}` };
}
