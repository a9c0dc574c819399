import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { filtersMessages } from '../../../messages/filters';
import type { Facets } from '@tessera/shared/contract';
import { changed, type Listing } from '../state/listing.model';
import { readPrice, writePrice } from '../state/price-filter.model';
import { inOrder } from '../state/price-order';
import { priceScale, rangeOfThumbs, thumbsOf } from '../state/price-scale.model';
import { PriceSlider } from './price-slider';
import { RangeForm, type SetEnds } from './range-form';

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
  const scale = range && priceScale(range, currency);
  const slider = ({ typed, type }: SetEnds) =>
    scale && (
      <PriceSlider
        scale={scale}
        thumbs={thumbsOf(scale, readPrice(typed.min, currency), readPrice(typed.max, currency))}
        currency={currency}
        onMove={(thumbs) => {
          const { min, max } = rangeOfThumbs(scale, thumbs);
          type({ min: write(min), max: write(max) });
        }}
      />
    );
  return (
    <RangeForm
      title={`${text.price} (${currency})`}
      set={{ min: write(min_price), max: write(max_price) }}
      slider={slider}
      offered={range ? { min: write(range.min), max: write(range.max) } : undefined}
      onApply={({ min, max }) =>
        onChange(changed(listing, inOrder(readPrice(min, currency), readPrice(max, currency))))
      }
    />
  );
}
