import { vi } from 'vitest';

/**
 * Waits until a check no longer throws. `vi.waitFor` alone gives up after a second, which a busy machine needs for less.
 *
 * @param check assertions on a state that comes by itself
 * @returns what the check returns
 * @throws what the check threw last, after a minute: no requirement, only an end for what never comes
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000 });
}
