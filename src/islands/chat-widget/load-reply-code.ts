import { fetchCode } from '../../net/fetch-code.ts';

/** The code that asks, and that reads the markdown of replies. */
export type ReplyCode = typeof import('./reply-code.ts');

/** Loads it, or has it at once. Fails as `fetchCode` does. */
export function loadReplyCode(): Promise<ReplyCode> {
  return fetchCode(() => import('./reply-code.ts'));
}

/** Preloads it. A failure is reported when the code is needed. */
export function preloadReplyCode(): void {
  loadReplyCode().catch(() => undefined);
}
