import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AdminProductFilters } from '../../../schemas/product-filter';

/** Which products. */
export interface ProductFilter extends Omit<AdminProductFilters, 'search' | 'category_id' | 'sort'> {
  /** in one of these */
  category_ids?: readonly string[];
  search?: {
    /** a text of `to_tsquery`; null: nothing of what was typed is a word */
    words: string | null;
    /** what was typed, as the start of a SKU or an address */
    code: string;
  };
}

export type Condition = RawBuilder<unknown>;
type Plain = Omit<ProductFilter, 'search'>;
type Conditions = { [Name in keyof Plain]-?: (value: NonNullable<Plain[Name]>) => Condition };

/** What `saleChecks` says of what keeps an active product from being bought; the index of 0213 has these few. */
const NOT_FOR_SALE = sql`(not products.published or products.min_price = 0 and not exists (
  select from variants where variants.product_id = products.id and variants.regular_price > 0))`;

const CONDITIONS: Conditions = {
  status: (value) => sql`products.status = ${value}`,
  published: (value) => (value ? sql`products.published` : sql`not products.published`),
  is_for_sale: (value) => (value ? sql`not ${NOT_FOR_SALE}` : NOT_FOR_SALE),
  stock_state: (value) => sql`products.stock_state = ${value}`,
  has_picture: (value) => (value ? sql`products.has_picture` : sql`not products.has_picture`),
  category_ids: (value) => sql`products.category_id = any(${value}::uuid[])`,
  // The index has only those with tags.
  tag: (value) => sql`products.tags @> array[${value}]::text[] and products.tags <> '{}'`,
  price_from: (value) => sql`products.min_price >= ${value}`,
  price_to: (value) => sql`products.min_price <= ${value}`,
};
const names = Object.keys(CONDITIONS) as (keyof Conditions)[]; // its own keys

const likeStart = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Everything but what was searched for. */
export function plain(filter: ProductFilter): Condition {
  const conditions = names.flatMap((name) => {
    const value = filter[name];
    // The condition of a name takes what the filter has under that name.
    return value === undefined ? [] : [(CONDITIONS[name] as (value: unknown) => Condition)(value)];
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** The ways to be what was searched for, each by an index of its own; none: everything is. */
export function waysToBeFound({ search }: ProductFilter): Condition[] {
  if (!search) return [];
  const { words, code } = search;
  return [
    // migrations/0213_product_list.sql has the index of this very expression.
    ...(words === null
      ? []
      : [sql`(products.name_search || tag_words(products.tags)) @@ to_tsquery('simple', ${words})`]),
    sql`products.slug like ${likeStart(code.toLowerCase())}`,
    sql`products.id in (select product_id from variants where upper(sku) like ${likeStart(code.toUpperCase())})`,
  ];
}

/** All of it. */
export function matching(filter: ProductFilter): Condition {
  const ways = waysToBeFound(filter);
  return ways.length === 0 ? plain(filter) : sql`${plain(filter)} and (${sql.join(ways, sql` or `)})`;
}
