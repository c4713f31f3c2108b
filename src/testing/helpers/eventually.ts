import { vi } from 'vitest';

/**
 * Waits until a check no longer throws. `vi.waitFor` alone gives up after a second, which is too little on a busy machine,
 * and moves a fake clock at each try, so that a check would pass by any timer that runs out meanwhile.
 *
 * @param check assertions on a state that comes by itself; where the clock is fake, without its being moved
 * @throws what the check threw last, after a minute: no requirement, only an end for what never comes
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000, interval: 0 }); // the interval is also how far a fake clock moves
}

/** For tests: the whole message of the error that `act` throws. */
export function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
  return 'nothing was thrown';
}
