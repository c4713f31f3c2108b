import { useEffect, useRef } from 'react';
import { hydrated } from '../browser/hydration/hydrated.ts';

/** Tells the island around it that React has taken over its HTML; last in the island, so that all other effects have run. */
export function HydrationSignal() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    ref.current?.dispatchEvent(new Event(hydrated, { bubbles: true }));
  }, []);
  return <span ref={ref} hidden />;
}
