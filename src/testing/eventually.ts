import { vi } from 'vitest';

/**
 * Waits until a check no longer throws. `vi.waitFor` alone gives up after a second, which a busy machine needs for less,
 * and moves a fake clock at each try: what a timer alone would bring in the end then counts as done.
 *
 * @param check assertions on a state that comes by itself, and with a fake clock at the time that it shows
 * @returns what the check returns
 * @throws what the check threw last, after a minute: no requirement, only an end for what never comes
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000, interval: 0 }); // the interval is also how far a fake clock moves
}
