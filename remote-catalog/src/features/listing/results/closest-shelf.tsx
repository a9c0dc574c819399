import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { listingQuery } from '../../../catalog/catalog.queries';
import { ProductShelf } from '../../../catalog/tiles/product-shelf';
import { nothingMessages } from '../../../messages/nothing';
import { countText } from '../state/listing-words';
import { listingParameters, listingPath } from '../state/listing.model';
import type { Closest } from './closest.model';

/** In one row with a look at all of them. */
const SHOWN = 4;

/** A row of what comes close, with the reason and how many there are; nothing where that is empty, too. */
export function ClosestShelf({ closest, locale }: { closest: Closest; locale: string }): JSX.Element {
  const text = useMessages(nothingMessages);
  const query = useQuery(listingQuery({ ...listingParameters(closest.listing), page_size: String(SHOWN) }));
  const { data } = query;
  return (
    <ProductShelf
      title={closest.reason}
      more={data ? { to: listingPath(closest.listing), label: text.seeAll(countText(data, locale)) } : undefined}
      query={query}
      count={SHOWN}
      locale={locale}
    />
  );
}
