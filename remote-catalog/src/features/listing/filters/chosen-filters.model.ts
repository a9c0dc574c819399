import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import type { AttributeFacet } from '@tessera/shared/contract';
import { listingMessages } from '../../../messages/listing';
import { changed, type Listing, toggleValue } from '../state/listing.model';
import { readRange } from '../state/value-range.model';

export interface ChosenFilter {
  key: string;
  label: string;
  /** the listing without it, from its first page */
  without: Listing;
  /** what of the listing it is */
  only: Partial<Listing>;
}

interface Words {
  /** what the API calls the values; one that it does not know is called as it stands in the address */
  attributes: Pick<AttributeFacet, 'code' | 'name' | 'unit' | 'values'>[];
  currency: string;
  locale: string;
}

function priceLabel({ min_price: min, max_price: max }: Listing, { currency, locale }: Words): string {
  const text = messagesIn(listingMessages);
  const money = (minor: number): string => formatMoney(minor, currency, locale);
  if (min !== null && max !== null) return text.priceBetween(money(min), money(max));
  return min !== null ? text.priceFrom(money(min)) : text.priceTo(money(max ?? 0));
}

/** A range of numbers or days, in words; undefined for a value's name. */
function rangeLabel(value: string, unit: string | undefined, locale: string): string | undefined {
  const text = messagesIn(listingMessages);
  const { min, max } = readRange(value);
  const say = (end: string): string => {
    const number = Number(end);
    const shown = Number.isNaN(number) ? end : number.toLocaleString(locale);
    return unit ? `${shown} ${unit}` : shown;
  };
  if (min !== '' && max !== '') return text.priceBetween(say(min), say(max));
  if (min !== '') return text.priceFrom(say(min));
  return max === '' ? undefined : text.priceTo(say(max));
}

/** What a listing is narrowed by, one entry for each thing that can be taken off. */
export function chosenFilters(listing: Listing, words: Words): ChosenFilter[] {
  const text = messagesIn(listingMessages);
  const { in_stock, on_sale, min_price, max_price, min_rating, attributes } = listing;
  const without = (change: Partial<Listing>): Listing => changed(listing, change);
  const single: (ChosenFilter | false)[] = [
    in_stock && { key: 'in_stock', label: text.inStock, without: without({ in_stock: false }), only: { in_stock } },
    on_sale && { key: 'on_sale', label: text.onSale, without: without({ on_sale: false }), only: { on_sale } },
    (min_price !== null || max_price !== null) && {
      key: 'price',
      label: priceLabel(listing, words),
      without: without({ min_price: null, max_price: null }),
      only: { min_price, max_price },
    },
    min_rating !== null && {
      key: 'rating',
      label: text.stars(min_rating),
      without: without({ min_rating: null }),
      only: { min_rating },
    },
  ];
  const values = Object.entries(attributes).flatMap(([code, chosen]) => {
    const facet = words.attributes.find((entry) => entry.code === code);
    return chosen.map((value) => {
      const label =
        facet?.values.find((entry) => entry.value === value)?.label ??
        rangeLabel(value, facet?.unit, words.locale) ??
        value;
      return {
        key: `${code} ${value}`,
        label: `${facet?.name ?? code}: ${label}`,
        without: toggleValue(listing, code, value),
        only: { attributes: { [code]: [value] } },
      };
    });
  });
  return [...single.filter((entry) => entry !== false), ...values];
}
