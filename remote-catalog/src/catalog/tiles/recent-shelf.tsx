import { type JSX, useEffect } from 'react';
import { api } from '@tessera/shared/client';
import type { ProductCards } from '@tessera/shared/contract';
import { useLocale } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { queryOptions, useQuery } from '@tessera/shared/vendor/query';
import { joinViewed } from '../join-viewed';
import { useViewedBefore } from '../viewed-before';
import { ProductShelf } from './product-shelf';

/** Milliseconds. */
const FRESH = 60_000;

/** Products as tiles, in the order of their ids; those that are gone are left out. */
function cardsQuery(ids: string[]) {
  return queryOptions({
    queryKey: ['products', 'cards', ...ids],
    queryFn: ({ signal }) => api.get<ProductCards>('products/cards', { searchParams: { ids: ids.join(',') }, signal }),
    enabled: ids.length > 0,
    staleTime: FRESH,
  });
}

export interface RecentShelfProps {
  title: string;
  /** of the product on the screen, which is not shown once more */
  id?: string;
}

/** What was looked at before, here or, for who is signed in, elsewhere. */
export default function RecentShelf({ title, id }: RecentShelfProps): JSX.Element | null {
  const locale = useLocale();
  const userId = useSession((state) => state.userId);
  const ids = useViewedBefore(id);
  useEffect(() => {
    void joinViewed().catch(() => undefined);
  }, [id, userId]);
  const cards = useQuery(cardsQuery(ids));
  if (ids.length === 0) return null;
  return <ProductShelf title={title} query={cards} count={ids.length} locale={locale} />;
}
