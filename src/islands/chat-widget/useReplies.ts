import { useEffect, useRef, useState } from 'react';
import { fetchReplies, type Replies } from './fetch-replies.ts';

interface UsedReplies {
  /** Undefined until the first reply is shown, or what shows kept ones is here. */
  readonly replies: Replies | undefined;
  /** Gets the code for asking; undefined where it cannot be had. The second time rendering throws, too. */
  readonly getReplies: (signal: AbortSignal) => Promise<Replies | undefined>;
  /** Keeps the code for showing what was answered. */
  readonly keepReplies: (code: Replies) => void;
}

/**
 * The code that asks and that shows replies, which comes with the first question. A kept conversation with replies
 * has it fetched at once, and shows them as plain text until it is here.
 *
 * @throws while rendering, at the second try in vain: what a browser once failed to import it may not try again
 * before the page is loaded anew
 */
export function useReplies(hasReplies: boolean): UsedReplies {
  const [replies, setReplies] = useState<Replies>();
  const [error, setError] = useState<{ readonly cause: unknown }>();
  const failures = useRef(0);
  useEffect(() => {
    if (hasReplies) fetchReplies().then(setReplies, () => undefined);
  }, [hasReplies]);
  if (error) throw error.cause;

  const getReplies = async (signal: AbortSignal): Promise<Replies | undefined> => {
    try {
      return replies ?? (await fetchReplies());
    } catch (cause) {
      // Nobody is told of a question that was given up.
      if (signal.aborted) return undefined;
      console.error('What asks the assistant could not be loaded.', cause);
      failures.current += 1;
      if (failures.current > 1) setError({ cause });
      return undefined;
    }
  };
  return { replies, getReplies, keepReplies: setReplies };
}
