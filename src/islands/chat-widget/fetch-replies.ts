import { withRetry } from '../../net/retry.ts';

/** The code that asks, and that reads the markdown of replies. */
export type Replies = typeof import('./replies.ts');

const timeout = 60_000; // ms, as long as an answer may take (ask.ts)

/**
 * Fetches it, or has it at once.
 *
 * @throws when it cannot be had, or not in time; the next call tries again, but browsers may remember what they
 * could not import for as long as the document lives
 */
export function fetchReplies(): Promise<Replies> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('What asks the assistant did not come.')), timeout);
    withRetry(() => import('./replies.ts'), { isSafe: () => true })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Fetches it ahead: that it failed is told when it is needed. */
export function prepareReplies(): void {
  fetchReplies().catch(() => undefined);
}
