import { useEffect, useState } from 'react';
import { fetchCode } from '../../net/fetch-code.ts';

type PanelCode = typeof import('./ChatPanel.tsx');

/** Loads the panel's code, or has it at once. */
export const loadPanelCode = (): Promise<PanelCode> => import('./ChatPanel.tsx');

/**
 * The module of the conversation's component; undefined until it has loaded. Not `React.lazy`: React shows what stands in
 * for a component that suspends for at least 300 ms.
 *
 * @throws while rendering, when the code cannot be had
 */
export function useChatPanelCode(): PanelCode | undefined {
  const [code, setCode] = useState<PanelCode>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    fetchCode(loadPanelCode).then(setCode, (error: unknown) => setFailure({ error }));
  }, []);
  if (failure) throw failure.error;
  return code;
}
