import { type JSX, type SubmitEvent, useId } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { filtersMessages } from '../../../messages/filters';
import { FilterGroup } from './filter-group';
import styles from './filter-panel.module.css';
import type { Facets } from '@tessera/shared/contract';
import { changed, type Listing } from '../state/listing.model';
import { readPrice, writePrice } from '../state/price-filter.model';
import { inOrder } from '../state/price-order';

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
  const id = useId();
  if (!range && listing.min_price === null && listing.max_price === null) return null;
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [min, max] = [form.get('min'), form.get('max')].map((end) => readPrice(String(end ?? ''), currency));
    onChange(changed(listing, inOrder(min ?? null, max ?? null)));
  };
  const field = (name: 'min' | 'max', label: string, set: number | null) => (
    <div className={styles.Field}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        className={styles.Input}
        defaultValue={set === null ? '' : writePrice(set, currency)}
        placeholder={range ? writePrice(range[name], currency) : undefined}
      />
    </div>
  );
  return (
    <FilterGroup title={`${text.price} (${currency})`}>
      <form className={styles.Prices} onSubmit={apply}>
        {field('min', text.from, listing.min_price)}
        {field('max', text.to, listing.max_price)}
        <Button type="submit" variant="secondary" size="sm">
          {text.apply}
        </Button>
      </form>
    </FilterGroup>
  );
}
