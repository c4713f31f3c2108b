import { useEffect, useRef, useState } from 'react';
import { loadReplyCode, type ReplyCode } from './load-reply-code.ts';

interface UsedReplyCode {
  /** Undefined until it has loaded. */
  readonly replyCode: ReplyCode | undefined;
  /** Loads it for a question; undefined where that fails. The second time rendering throws, too. */
  readonly getReplyCode: (signal: AbortSignal) => Promise<ReplyCode | undefined>;
}

/**
 * The code that asks and that shows replies, which comes with the first question. A kept conversation with replies
 * has it loaded at once, and shows them as plain text until it is here.
 *
 * @throws while rendering, after the second failure: some browsers keep a failed import until the page is reloaded
 */
export function useReplyCode(hasReplies: boolean): UsedReplyCode {
  const [replyCode, setReplyCode] = useState<ReplyCode>();
  const [error, setError] = useState<{ readonly cause: unknown }>();
  const failures = useRef(0);
  useEffect(() => {
    if (hasReplies) loadReplyCode().then(setReplyCode, () => undefined);
  }, [hasReplies]);
  if (error) throw error.cause;

  const getReplyCode = async (signal: AbortSignal): Promise<ReplyCode | undefined> => {
    try {
      const code = replyCode ?? (await loadReplyCode());
      setReplyCode(code);
      return code;
    } catch (cause) {
      // Nobody is told of a question that was given up.
      if (signal.aborted) return undefined;
      console.error('What asks the assistant could not be loaded.', cause);
      failures.current += 1;
      if (failures.current > 1) setError({ cause });
      return undefined;
    }
  };
  return { replyCode, getReplyCode };
}
