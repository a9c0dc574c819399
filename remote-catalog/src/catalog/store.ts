import type { Store } from '@tessera/shared/contract';
import { storeQuery } from '@tessera/shared/query';
import { type QueryClient, useQuery } from '@tessera/shared/vendor/query';

/** Puts the store that the host already knows where components read it, so that nobody asks for it again. */
export function rememberStore(queryClient: QueryClient, store: Store): void {
  const { queryKey } = storeQuery();
  if (!queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, store);
}

/** The store's settings; undefined until they are known. */
export function useStoreSettings(): Store | undefined {
  return useQuery(storeQuery()).data;
}
