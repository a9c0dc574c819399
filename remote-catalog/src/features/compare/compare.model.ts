import type { Product, Variant } from '@tessera/shared/contract';
import { priceCharged } from '@tessera/shared/money';
import { MOST_COMPARED } from '../../catalog/compare/compare-store';

/** Ids or slugs in an address, without doubles, four at most. */
export function readIds(query: URLSearchParams): string[] {
  const ids = (query.get('ids') ?? '').split(',').map((id) => id.trim().slice(0, 120));
  return [...new Set(ids.filter(Boolean))].slice(0, MOST_COMPARED);
}

export interface AttributeRow {
  code: string;
  name: string;
  /** one for each product; null where it says nothing */
  values: (string | null)[];
}

/** Every attribute that one of the products has, in the order in which they come up. */
export function attributeRows(products: Pick<Product, 'attributes'>[]): AttributeRow[] {
  const names = new Map(products.flatMap(({ attributes }) => attributes.map(({ code, name }) => [code, name])));
  return [...names].map(([code, name]) => ({
    code,
    name,
    values: products.map(({ attributes }) => attributes.find((entry) => entry.code === code)?.value ?? null),
  }));
}

/** Whether the products differ in a row. */
export const differs = (values: readonly unknown[]): boolean => new Set(values).size > 1;

/** The variant that costs least, of those that can be bought if there are any. */
export function cheapest(variants: Variant[]): Variant | undefined {
  const there = variants.filter(({ stock_state }) => stock_state !== 'out');
  return [...(there.length > 0 ? there : variants)].sort((a, b) => priceCharged(a) - priceCharged(b))[0];
}
