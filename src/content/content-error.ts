import type { z } from 'zod';

export interface ContentProblem {
  readonly file: string;
  /** The path of the field, such as `founders.0.name`; empty for the whole file. */
  readonly field: string;
  readonly message: string;
  readonly line?: number;
}

export type FieldProblem = Omit<ContentProblem, 'file'>;

export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

/** A problem in printed form: `content/site.json:12, founders.0.name: …`. Code editors open that line on click. */
export function problemSentence({ file, line, field, message }: ContentProblem): string {
  return `${file}${line === undefined ? '' : `:${line}`}${field && `, ${field}`}: ${message}`;
}

export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(problemSentence).join('\n'));
    this.name = 'ContentError';
    // A stack trace does not help editors.
    this.stack = `${this.name}: ${this.message}`;
    this.problems = problems;
  }
}

/** Runs a task. On a ContentError, it adds the error's problems to `problems` and returns undefined. Other errors are rethrown. */
export function collectProblems<Value>(problems: ContentProblem[], task: () => Value): Value | undefined {
  try {
    return task();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

const notAGroup = 'must be a group of fields in braces.';

/** Parses the data of a file with its schema. @throws {ContentError} listing every invalid field and its remedy */
export function parseData<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  file: string,
): z.infer<Schema> {
  const result = schema.safeParse(data, { reportInput: true });
  if (!result.success) throw new ContentError(problemsOf(file, result.error.issues));
  return result.data;
}

/** The problems that zod found in a file. The sentences for missing and unknown fields are here, all others in the schema. */
export function problemsOf(file: string, issues: readonly z.core.$ZodIssue[]): ContentProblem[] {
  return issues.flatMap((issue): ContentProblem[] => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        field: [...path, key].join('.'),
        message: 'this field is not known here. Remove it, or correct its spelling.',
      }));
    }
    const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
    const text = issue.message.replace(/^Invalid input: expected (?:object|record).*/, notAGroup);
    return [{ file, field: path.join('.'), message: isMissing ? 'this field is missing. Add it.' : text }];
  });
}
