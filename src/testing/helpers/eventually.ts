import { vi } from 'vitest';

/** By default, `vi.waitFor` gives up after a second, too soon on a busy machine, and advances a fake clock on each attempt. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000, interval: 0 }); // a fake clock advances by the interval
}
