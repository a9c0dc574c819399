import { type JSX, type ReactNode, Suspense, useEffect } from 'react';
import { openParts } from './when-seen';

export interface PlaceProps {
  id: string;
  className?: string;
  /** as large as what will be there */
  fallback: ReactNode;
  children: ReactNode;
}

/** On screen only while a part is missing that nothing of the server's stands for: then it may not wait. */
function Missing({ children }: { children: ReactNode }): ReactNode {
  useEffect(openParts, []);
  return children;
}

/**
 * Where a lazy part stands. Until its code is here, what the server sent stays; elsewhere its fallback. Keep what is around
 * it from rendering again needlessly (`memo`): an update would have to fetch the part first.
 */
export function Place({ id, className, fallback, children }: PlaceProps): JSX.Element {
  return (
    <div id={id} className={className}>
      <Suspense fallback={<Missing>{fallback}</Missing>}>{children}</Suspense>
    </div>
  );
}
