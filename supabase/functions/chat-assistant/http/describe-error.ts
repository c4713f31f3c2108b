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
