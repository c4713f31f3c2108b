import { useEffect, useState } from 'react';
import { fetchCode } from '../../net/fetch-code.ts';

type PanelCode = typeof import('./ChatPanel.tsx');

/** Fetches the panel's code, or has it at once. */
export const fetchPanel = (): Promise<PanelCode> => import('./ChatPanel.tsx');

/**
 * The module of the conversation's component; undefined until it is here. Not by React's `lazy`, whose component is
 * shown 300 ms after what stood in its place at the earliest.
 *
 * @throws while rendering, when the code cannot be had
 */
export function useChatPanel(): PanelCode | undefined {
  const [code, setCode] = useState<PanelCode>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    fetchCode(fetchPanel).then(setCode, (error: unknown) => setFailure({ error }));
  }, []);
  if (failure) throw failure.error;
  return code;
}
