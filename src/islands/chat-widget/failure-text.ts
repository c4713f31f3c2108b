import type { ChatStrings } from './strings.ts';
import { format } from '../../i18n/format.ts';
import type { ChatState } from './state.ts';

/**
 * What the assistant says when there is no answer, by its cause.
 *
 * @returns undefined when nothing failed
 */
export function failureText(
  { status, limit = 0 }: Pick<ChatState, 'status' | 'limit'>,
  strings: Pick<ChatStrings, 'connectionError' | 'errorResponse' | 'limited' | 'released'>,
): string | undefined {
  if (status === 'connection') return strings.connectionError;
  if (status === 'response') return strings.errorResponse;
  if (status === 'limited') return format(strings.limited, { seconds: String(limit) });
  if (status === 'released') return strings.released;
  return undefined;
}
