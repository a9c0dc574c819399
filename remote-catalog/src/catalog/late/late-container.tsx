import { type JSX, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Hydrated, UNHYDRATED_MARK } from '@tessera/shared/late';
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
  const container = useRef<HTMLDivElement>(null);
  return (
    <div {...UNHYDRATED_MARK} ref={container} id={id} className={className}>
      <Suspense fallback={<Missing>{fallback}</Missing>}>
        <Hydrated container={container}>{children}</Hydrated>
      </Suspense>
    </div>
  );
}
