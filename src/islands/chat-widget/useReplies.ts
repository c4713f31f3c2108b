import { useEffect, useState } from 'react';
import { fetchReplies, type Replies } from './fetch-replies.ts';

/**
 * The code that shows replies, which comes with the first of them, and a function that takes it. A kept conversation has
 * some to show, so that it is fetched at once: they are plain text until it is here.
 */
export function useReplies(isKept: boolean): readonly [Replies | undefined, (code: Replies) => void] {
  const [replies, setReplies] = useState<Replies>();
  useEffect(() => {
    if (isKept) void fetchReplies().then((code) => code && setReplies(code));
  }, [isKept]);
  return [replies, setReplies];
}
