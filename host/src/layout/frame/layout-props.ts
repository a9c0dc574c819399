import type { ReactNode } from 'react';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';

export interface LayoutProps {
  /** the page */
  children: ReactNode;
  /** whose navigation items are shown */
  remotes: RegisteredRemote[];
  store: Store;
}
