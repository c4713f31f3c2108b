import type { Dictionary } from '../../i18n/dictionary.ts';
import type { ChatState } from './state.ts';

/** What Cody says when there is no answer, by its cause (spec sections 7 and 8). */
export function failureText(
  status: ChatState['status'],
  strings: Pick<Dictionary['chatbot'], 'connectionError' | 'errorResponse'>,
): string | undefined {
  if (status === 'connection') return strings.connectionError;
  if (status === 'response') return strings.errorResponse;
  return undefined;
}
