/** What is safe to repeat is repeated: 3 retries, after 1 s, 2 s, 4 s, never more than 30 s. */

export const retries = 3;
const firstDelay = 1_000; // ms
const longestDelay = 30_000; // ms

/** The pause before a retry in milliseconds; the first retry has number 0. */
export function retryDelay(retry: number): number {
  return Math.min(firstDelay * 2 ** retry, longestDelay);
}

export interface RetryOptions {
  /** True for failures after which nothing can have happened, such as a request that never left. */
  readonly isSafe: (error: unknown) => boolean;
  /** Waits the given milliseconds; tests pass their own. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

const realSleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs an operation, and again as long as its failures are safe to repeat.
 *
 * @returns what the operation returns
 * @throws the last failure, or the first one that is not safe to repeat
 */
export async function withRetry<Result>(
  operation: () => Promise<Result>,
  { isSafe, sleep = realSleep }: RetryOptions,
): Promise<Result> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await operation();
    } catch (error) {
      if (retry >= retries || !isSafe(error)) throw error;
      await sleep(retryDelay(retry));
    }
  }
}
