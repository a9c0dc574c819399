import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { filtersMessages } from '../../../messages/filters';
import type { Facets } from '@tessera/shared/contract';
import { changed, type Listing } from '../state/listing.model';
import { readPrice, writePrice } from '../state/price-filter.model';
import { inOrder } from '../state/price-order';
import { RangeForm } from './range-form';

export interface PriceFilterProps {
  listing: Listing;
  /** the cheapest and the dearest price that there is */
  range: Facets['price'];
  currency: string;
  onChange: (listing: Listing) => void;
}

/** From one price to another; either end may be left open. */
export function PriceFilter({ listing, range, currency, onChange }: PriceFilterProps): JSX.Element | null {
  const text = useMessages(filtersMessages);
  const { min_price, max_price } = listing;
  if (!range && min_price === null && max_price === null) return null;
  const write = (price: number | null): string => (price === null ? '' : writePrice(price, currency));
  return (
    <RangeForm
      title={`${text.price} (${currency})`}
      set={{ min: write(min_price), max: write(max_price) }}
      offered={range ? { min: write(range.min), max: write(range.max) } : undefined}
      onApply={({ min, max }) =>
        onChange(changed(listing, inOrder(readPrice(min, currency), readPrice(max, currency))))
      }
    />
  );
}
