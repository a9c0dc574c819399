import type { Store } from '@tessera/shared/contract';
import { storeQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import type { ReactNode } from 'react';

/**
 * What is of use where the shop is offered in German alone; elsewhere it is left out, and German texts stay what they are.
 * By itself, without `useShopLanguages`: it is part of the product's page, whose bytes are counted.
 */
export function InGerman({ children }: { children: ReactNode }) {
  // an API one version behind does not say it: its shop is offered in German
  const store: Partial<Store> | undefined = useQuery(storeQuery()).data;
  return store?.languages?.includes('de') !== false && children;
}
