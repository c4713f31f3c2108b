/** Thrown to refuse a request with an error that the caller can act on, sent as `{error: {code, message}}`. */
export class RequestError extends Error {
  readonly problem;

  /**
   * @param status HTTP status of the answer, 400 to 499
   * @param code for programs: stays the same when the message is reworded
   * @param message for developers, in English. Never contains the visitor's text
   * @param details the field that is wrong, such as `messages.0.role`, and headers that belong to the status
   */
  constructor(
    status: number,
    code: string,
    message: string,
    details: { readonly field?: string; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.problem = { status, code, message, ...details };
  }
}

/**
 * Describes an unexpected error for the log: its name and where it happened. Omits its message, which may quote the
 * visitor's text, as `JSON.parse` does.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const places = (error.stack ?? '').replace(error.message, '');
  const frames = places.split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join('\n');
}
