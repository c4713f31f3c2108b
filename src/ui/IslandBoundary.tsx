import { Component, type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { hydrated } from '../browser/hydration/early-events.ts';
import type { Dictionary } from '../content/texts/dictionary.ts';

export type FailureStrings = Pick<Dictionary['failure'], 'title' | 'text' | 'reload' | 'details'>;

/** An island that survives its own failures. It reads its props inside the boundary, so that missing ones are caught too. */
export function withBoundary<P extends { readonly failure: FailureStrings }>(View: ComponentType<P>) {
  return function Island(props: P) {
    return (
      <>
        <IslandBoundary strings={props.failure}>
          <View {...props} />
        </IslandBoundary>
        <HydrationSignal />
      </>
    );
  };
}

/** Tells the island that React has hydrated it. Last in the island, after all other effects. */
export function HydrationSignal() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => void ref.current?.dispatchEvent(new Event(hydrated, { bubbles: true })), []);
  return <span ref={ref} hidden />;
}

interface BoundaryProps {
  readonly strings: FailureStrings;
  readonly children: ReactNode;
}

/** Replaces an island that fails with a message, and leaves the rest of the page alone. */
export class IslandBoundary extends Component<BoundaryProps, { readonly error?: string }> {
  override state: { readonly error?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: String(error) };
  }

  override render(): ReactNode {
    const { strings, children } = this.props;
    const { error } = this.state;
    return error === undefined ? children : <IslandFailure strings={strings} error={error} />;
  }
}

interface FailureProps {
  readonly strings: FailureStrings;
  readonly error?: string;
  readonly className?: string;
}

/** Says that a part of the page failed. `layout/page-loading.ts` handles its button. */
export function IslandFailure({ strings, error, className = '' }: FailureProps) {
  return (
    <div role="alert" tabIndex={-1} className={`notice notice-danger pointer-events-auto ${className}`}>
      <p className="font-bold">{strings.title}</p>
      <p className="mt-1">{strings.text}</p>
      <button type="button" className="button button-quiet mt-4" data-reload>
        {strings.reload}
      </button>
      <details className="mt-3 text-label">
        <summary className="disclosure">{strings.details}</summary>
        <pre className="overflow-x-auto whitespace-pre-wrap" data-error>
          {error}
        </pre>
      </details>
    </div>
  );
}
