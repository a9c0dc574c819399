import { Component, type ReactNode } from 'react';
import { emit } from '@tessera/shared/events';

interface Props {
  owner: string;
  /** its code did not arrive, or it could not be drawn */
  onFail: () => void;
  children: ReactNode;
}

/** Keeps whatever goes wrong in a drawer away from the page below. */
export class DrawerBoundary extends Component<Props, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError(): { isFailed: boolean } {
    return { isFailed: true };
  }

  override componentDidCatch(error: Error): void {
    emit('remote-failed', { name: this.props.owner, error });
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.isFailed ? null : this.props.children;
  }
}
