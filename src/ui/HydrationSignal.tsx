import { useEffect, useLayoutEffect, useRef } from 'react';
import { hydrated, rendered } from '../browser/hydration/hydrated.ts';

/** Tells the island around it how far React is; last in the island, so that all other effects have run. */
export function HydrationSignal() {
  const ref = useRef<HTMLSpanElement>(null);
  const signal = (type: string): unknown => ref.current?.dispatchEvent(new Event(type, { bubbles: true }));
  useLayoutEffect(() => void signal(rendered), []);
  useEffect(() => void signal(hydrated), []);
  return <span ref={ref} hidden />;
}
