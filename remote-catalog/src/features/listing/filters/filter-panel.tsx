import type { JSX } from 'react';
import type { ProductList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useStoreSettings } from '../../../catalog/store';
import { filtersMessages } from '../../../messages/filters';
import { AttributeFilter } from './attribute-filter';
import { CategoryFilter } from './category-filter';
import { FilterCheck } from './filter-check';
import { FilterGroup } from './filter-group';
import styles from './filter-panel.module.css';
import { changed, type Listing } from '../state/listing.model';
import { NumberFilter } from './number-filter';
import { PriceFilter } from './price-filter';
import { RatingFilter } from './rating-filter';
import { useChangeListing, useWantedListing } from '../state/use-listing';

export const messages = [filtersMessages];

/** With category, availability and price four groups are open; those after them are folded. */
const OPEN_ATTRIBUTES = 1;

export interface FilterPanelProps {
  list: ProductList | null | undefined;
  /** in a sheet a press of Back leaves it, so that no press of a box makes an entry of its own */
  replace?: boolean;
}

/** Everything a listing can be narrowed by, each with the number of products that it would leave. */
export default function FilterPanel({ list, replace }: FilterPanelProps): JSX.Element | null {
  const text = useMessages(filtersMessages);
  const wanted = useWantedListing();
  const go = useChangeListing();
  const currency = useStoreSettings()?.currency ?? list?.items[0]?.currency;
  if (!list) return null;
  const { facets } = list;
  const set = (listing: Listing): void => go(listing, { replace });
  const toggle = (name: 'in_stock' | 'on_sale'): void => set(changed(wanted, { [name]: !wanted[name] }));
  return (
    <div className={styles.Panel}>
      <CategoryFilter listing={wanted} facet={facets.categories} />
      <FilterGroup title={text.availability}>
        <FilterCheck checked={wanted.in_stock} count={facets.in_stock} onChange={() => toggle('in_stock')}>
          {text.inStock}
        </FilterCheck>
        <FilterCheck checked={wanted.on_sale} count={facets.on_sale} onChange={() => toggle('on_sale')}>
          {text.onSale}
        </FilterCheck>
      </FilterGroup>
      {currency && (
        <PriceFilter
          key={`${wanted.min_price} ${wanted.max_price}`}
          listing={wanted}
          range={facets.price}
          currency={currency}
          onChange={set}
        />
      )}
      {facets.attributes.map((facet, index) => {
        const Filter = facet.range ? NumberFilter : AttributeFilter;
        return <Filter key={facet.code} facet={facet} listing={wanted} open={index < OPEN_ATTRIBUTES} onChange={set} />;
      })}
      <RatingFilter listing={wanted} facet={facets.ratings} onChange={set} />
    </div>
  );
}
