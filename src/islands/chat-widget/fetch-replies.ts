import { withRetry } from '../../net/retry.ts';

/** The code that asks, and that reads the markdown of replies. */
export type Replies = typeof import('./replies.ts');

/** Fetches it, or has it at once. Undefined where it cannot be had; the next call tries again. */
export async function fetchReplies(): Promise<Replies | undefined> {
  try {
    return await withRetry(() => import('./replies.ts'), { isSafe: () => true });
  } catch {
    return undefined;
  }
}
