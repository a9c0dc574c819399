import { sql } from 'kysely';
import { allOf, conditionsOf, likeStart } from '../../../infra/database/lists/conditions';
import type { Condition, Conditions } from '../../../infra/database/lists/conditions';
import type { AdminProductFilters } from '../../../schemas/filters/product-filter';
import { hasAttribute } from './attribute-conditions.repository';
import type { AttributeCondition } from './attribute-conditions.repository';

/** Which products. */
export interface ProductFilter extends Omit<AdminProductFilters, 'search' | 'category_id' | 'attributes' | 'sort'> {
  /** in one of these */
  category_ids?: readonly string[];
  /** all of these */
  attributes?: readonly AttributeCondition[];
  search?: {
    /** a text of `to_tsquery`; null: nothing of what was typed is a word */
    words: string | null;
    /** what was typed, as the start of a SKU or an address */
    code: string;
  };
}

/** What `saleChecks` says of what keeps an active product from being bought; the index of 0213 has these few. */
const NOT_FOR_SALE = sql`(not products.published or products.min_price = 0 and not exists (
  select from variants where variants.product_id = products.id and variants.regular_price > 0))`;

/** It lacks a name or a description in another language; the index of 0320 has these. */
const NOT_TRANSLATED = sql`(products.words -> 'de' ->> 'name' is null
  or products.description_html <> '' and products.words -> 'de' ->> 'description_html' is null)`;

const CONDITIONS: Conditions<Omit<ProductFilter, 'search'>> = {
  status: (value) => sql`products.status = ${value}`,
  published: (value) => (value ? sql`products.published` : sql`not products.published`),
  is_for_sale: (value) => (value ? sql`not ${NOT_FOR_SALE}` : NOT_FOR_SALE),
  stock_state: (value) => sql`products.stock_state = ${value}`,
  backorder: (value) => sql`exists (
    select from variants where variants.product_id = products.id and allow_backorder and track_stock and stock = 0
      ${value === 'late' ? sql`and is_late` : sql``})`,
  has_picture: (value) => (value ? sql`products.has_picture` : sql`not products.has_picture`),
  is_translated: (value) => (value ? sql`not ${NOT_TRANSLATED}` : NOT_TRANSLATED),
  category_ids: (value) => sql`products.category_id = any(${value}::uuid[])`,
  // The index has only those with tags.
  tag: (value) => sql`products.tags @> array[${value}]::text[] and products.tags <> '{}'`,
  attributes: (value) => allOf(value.map(hasAttribute)),
  price_from: (value) => sql`products.min_price >= ${value}`,
  price_to: (value) => sql`products.min_price <= ${value}`,
};

/** Everything but what was searched for. */
export const plain = (filter: ProductFilter): Condition => allOf(conditionsOf(CONDITIONS, filter));

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
