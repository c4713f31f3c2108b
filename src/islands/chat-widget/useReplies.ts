import { useEffect, useState } from 'react';
import { fetchReplies, type Replies } from './fetch-replies.ts';

interface UsedReplies {
  /** Undefined until the first reply is shown. */
  readonly replies: Replies | undefined;
  /** Gets the code for asking; undefined where it cannot be had, for the first time. */
  readonly getReplies: () => Promise<Replies | undefined>;
  /** Keeps the code for showing what was answered. */
  readonly keepReplies: (code: Replies) => void;
}

/**
 * The code that asks and that shows replies, which comes with the first question. A kept conversation with replies
 * needs it at once.
 *
 * @throws while rendering, when a kept conversation cannot be shown, or at the second question in vain: what a browser
 * once failed to import it may not try again before the page is loaded anew
 */
export function useReplies(hasReplies: boolean): UsedReplies {
  const [replies, setReplies] = useState<Replies>();
  const [failures, setFailures] = useState(0);
  const [error, setError] = useState<{ readonly cause: unknown }>();
  useEffect(() => {
    if (hasReplies) fetchReplies().then(setReplies, (cause: unknown) => setError({ cause }));
  }, [hasReplies]);
  if (error) throw error.cause;

  const getReplies = async (): Promise<Replies | undefined> => {
    try {
      return replies ?? (await fetchReplies());
    } catch (cause) {
      console.error('What asks the assistant could not be loaded.', cause);
      setFailures(failures + 1);
      if (failures > 0) setError({ cause });
      return undefined;
    }
  };
  return { replies, getReplies, keepReplies: setReplies };
}
