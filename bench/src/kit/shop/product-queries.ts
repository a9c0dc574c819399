import type { ProductList } from '@tessera/shared/contract';
import type { Scaled } from './scaled';
import { readApi } from './shop';

const SORTS = ['newest', 'last_modified', 'name', '-name', 'price', '-price', 'stock', '-stock'];
const FILTERS = [
  'status=draft',
  'status=active',
  'is_for_sale=false',
  'stock_state=low',
  'stock_state=out',
  'has_picture=false',
  'is_translated=false',
  'tag=gift',
  'tag=nobody-has-it',
  'price_from=2000&price_to=2500',
];
/** Beside an attribute. */
const BESIDE = ['status=draft', 'stock_state=out', 'price_from=2000&price_to=2500', 'sort=-price'];
const MOST_VALUES = 6;

const list = (query: string): string => `admin/products?${query}`;

export interface ProductQueries {
  listed: Record<string, string[]>;
  /** narrowed by something */
  filtered: Record<string, string[]>;
}

/** What staff ask of the list of products, by kind; the attributes and values are those of the made-up goods in both shops. */
export async function productQueries({ apiUrl }: Scaled): Promise<ProductQueries> {
  const { facets } = await readApi<ProductList>(apiUrl, 'products?page_size=1');
  const values = facets.attributes.flatMap(({ code, values: known }) =>
    known.slice(0, MOST_VALUES).map(({ value }) => ({ code, asked: `${code}:${value}` })),
  );
  const attribute = (asked: string): string => `attributes=${encodeURIComponent(asked)}`;
  const pairs = values.flatMap(({ code, asked }, at) =>
    values
      .slice(at + 1)
      .filter((other) => other.code !== code)
      .slice(0, 2)
      .map((other) => attribute(`${asked};${other.asked}`)),
  );
  return {
    listed: { 'Products for staff, first page': SORTS.map((sort) => list(`sort=${sort}`)) },
    filtered: {
      'Products for staff by one filter': FILTERS.map(list),
      'Products for staff by an attribute': values.map(({ asked }) => list(attribute(asked))),
      'Products for staff by an attribute and another filter': values.flatMap(({ asked }, at) =>
        list(`${attribute(asked)}&${BESIDE[at % BESIDE.length] ?? ''}`),
      ),
      'Products for staff by two attributes': pairs.map(list),
    },
  };
}
