import type { UNHYDRATED } from '@tessera/shared/composition';
import { type ReactNode, type RefObject, useEffect } from 'react';

export interface HydratedProps {
  /** has the mark, and stands outside of the `Suspense` that this is in */
  container: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** By its type alone: what else stands behind that door, the shell's routes, would become part of every remote's pages. */
const MARK: typeof UNHYDRATED = 'data-unhydrated';

/** Props of a container that is marked as not hydrated. The same at every rendering, so that React never puts it back. */
export const UNHYDRATED_MARK = { [MARK]: '' };

/**
 * Around everything in a boundary: takes the mark off its container when all of it has been committed and its effects have
 * run. Not with the layout effects: what they come before, such as a listener for events, would not hear a press yet.
 */
export function Hydrated({ container, children }: HydratedProps): ReactNode {
  useEffect(() => container.current?.removeAttribute(MARK), [container]);
  return children;
}
