import { Suspense, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tessera/shared/vendor/query';
import { Router, type Navigator } from '@tessera/shared/vendor/router';

export interface SlotTreeProps {
  queryClient: QueryClient;
  /** the language's prefix, or `/` */
  basename: string;
  /** path and query of the page, with the language's prefix */
  address: string;
  navigator: Navigator;
  children: ReactNode;
}

/** What a slot finds around it, since its root has no part in the page's: the page's data, and links that are the shop's. */
export function SlotTree({ queryClient, basename, address, navigator, children }: SlotTreeProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router basename={basename} location={address} navigator={navigator}>
        <Suspense>{children}</Suspense>
      </Router>
    </QueryClientProvider>
  );
}
