import { Component, type ReactNode } from 'react';

export interface SlotBoundaryProps {
  onFail: (error: Error) => void;
  /** what stands in its place */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps whatever goes wrong in a slot away from the page that it stands in. */
export class SlotBoundary extends Component<SlotBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError(): { isFailed: boolean } {
    return { isFailed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onFail(error);
  }

  override render(): ReactNode {
    return this.state.isFailed ? this.props.fallback : this.props.children;
  }
}
