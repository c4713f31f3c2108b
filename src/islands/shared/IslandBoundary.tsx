import { Component, type ComponentType, type ReactNode } from 'react';
import type { Dictionary } from '../../collections/texts/dictionary.ts';

export type FailureStrings = Pick<Dictionary['failure'], 'title' | 'text' | 'reload' | 'details'>;

interface Props {
  readonly strings: FailureStrings;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly failed: boolean;
}

/**
 * Makes an island of a component: when it fails it shows so in its place (see `IslandBoundary`). The
 * component reads its props inside of the boundary, so that missing ones are caught as well.
 */
export function withBoundary<P extends { readonly failure: FailureStrings }>(View: ComponentType<P>) {
  return function Island(props: P) {
    return (
      <IslandBoundary strings={props.failure}>
        <View {...props} />
      </IslandBoundary>
    );
  };
}

/** An island that fails shows so in its place and leaves the rest of the page alone. */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override render(): ReactNode {
    const { strings, children } = this.props;
    const { error, failed } = this.state;
    if (!failed) return children;
    return (
      <div role="alert" className="notice notice-danger">
        <p className="font-bold">{strings.title}</p>
        <p className="mt-1">{strings.text}</p>
        <button type="button" className="button button-quiet mt-4" onClick={() => location.reload()}>
          {strings.reload}
        </button>
        <details className="mt-3 text-label">
          <summary className="disclosure">{strings.details}</summary>
          <pre className="overflow-x-auto whitespace-pre-wrap">{String(error)}</pre>
        </details>
      </div>
    );
  }
}
