import { fetchCode } from '../../net/fetch-code.ts';

/** The code that asks, and that reads the markdown of replies. */
export type Replies = typeof import('./replies.ts');

/** Fetches it, or has it at once. Fails as `fetchCode` does. */
export function fetchReplies(): Promise<Replies> {
  return fetchCode(() => import('./replies.ts'));
}

/** Fetches it ahead: that it failed is told when it is needed. */
export function prepareReplies(): void {
  fetchReplies().catch(() => undefined);
}
