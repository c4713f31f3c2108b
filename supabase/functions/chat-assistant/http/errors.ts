/** What a caller may be told about a request that is refused; sent as `{error: {code, message}}`. */
export interface RequestProblem {
  /** HTTP status of the answer, 400 to 499. */
  readonly status: number;
  /** For programs: stays the same when the message is reworded. */
  readonly code: string;
  /** For developers, in English. Never holds what the visitor wrote. */
  readonly message: string;
  /** The field that is wrong, such as `messages.0.role`. */
  readonly field?: string;
  /** Headers that belong to the status, such as `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ends the handling of a request with an answer that the caller can act on. */
export class RequestError extends Error {
  readonly problem: RequestProblem;

  constructor(
    status: number,
    code: string,
    message: string,
    details: Pick<RequestProblem, 'field' | 'headers'> = {},
  ) {
    super(message);
    this.name = 'RequestError';
    this.problem = { status, code, message, ...details };
  }
}

/**
 * An unexpected error for the log: its name and where it happened. Without its message, which may
 * quote what the visitor wrote, as that of `JSON.parse` does.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const places = (error.stack ?? '').replace(error.message, '');
  const frames = places.split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join('\n');
}
