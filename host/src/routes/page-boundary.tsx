import { Component, type ReactNode, type RefObject } from 'react';
import { emit } from '@tessera/shared/events';
import { Hydrated } from '@tessera/shared/late';
import { RemoteFailure } from '../pages/failure/remote-failure';

interface Props {
  owner: string;
  /** a new value clears a failure: the next visit deserves a new try */
  visit: unknown;
  /** where the page stands */
  outlet: RefObject<HTMLElement | null>;
  onRetry: () => void;
  children: ReactNode;
}

interface State {
  error: Error | null;
  visit: unknown;
}

/** Keeps whatever goes wrong in a page inside the page's outlet; the shell and the other remotes go on. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, visit: this.props.visit };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.visit === state.visit ? null : { error: null, visit: props.visit };
  }

  override componentDidCatch(error: Error): void {
    emit('remote-failed', { name: this.props.owner, error });
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    const { owner, outlet, onRetry } = this.props;
    return (
      <Hydrated container={outlet}>
        <RemoteFailure remote={owner} error={this.state.error} onRetry={onRetry} />
      </Hydrated>
    );
  }
}
