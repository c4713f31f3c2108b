import { Component, type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { hydratedEvent } from '../browser/hydration/early-events.ts';
import { failureNote } from '../browser/hydration/failure-note.ts';

/** An island that survives its own failures. It reads its props inside the boundary, so that missing ones are caught too. */
export function withErrorBoundary<P extends object>(View: ComponentType<P>) {
  return function Island(props: P) {
    return (
      <>
        <ErrorBoundary>
          <View {...props} />
        </ErrorBoundary>
        <HydrationSignal />
      </>
    );
  };
}

/** Tells the island that React has hydrated it. Must come last in the island, after all other effects. */
export function HydrationSignal() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => void ref.current?.dispatchEvent(new Event(hydratedEvent, { bubbles: true })), []);
  return <span ref={ref} hidden />;
}

/** Replaces a failed island with a message. The rest of the page is not affected. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }> {
  override state: { readonly error?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: String(error) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <Failure error={error} />;
  }
}

function Failure({ error }: { readonly error: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.replaceChildren(failureNote(error) ?? error), [error]);
  return <div ref={ref} className="contents" />;
}
