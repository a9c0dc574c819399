import { type JSX, type ReactNode, Suspense, useEffect } from 'react';
import { loadWaiting } from './when-seen';

export interface LateContainerProps {
  id: string;
  className?: string;
  /** as large as what will be there */
  fallback: ReactNode;
  children: ReactNode;
}

/** On screen only while a component is missing that nothing of the server's stands for: then it may not wait. */
function Missing({ children }: { children: ReactNode }): ReactNode {
  useEffect(loadWaiting, []);
  return children;
}

/**
 * Around a late component. Until its code is here, what the server sent stays; elsewhere its fallback. Keep what is around
 * it from rendering again needlessly (`memo`): an update would have to fetch the code first.
 */
export function LateContainer({ id, className, fallback, children }: LateContainerProps): JSX.Element {
  return (
    <div id={id} className={className}>
      <Suspense fallback={<Missing>{fallback}</Missing>}>{children}</Suspense>
    </div>
  );
}
