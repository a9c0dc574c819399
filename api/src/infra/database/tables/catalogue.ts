import type { ColumnType, Generated } from 'kysely';

/** The tables of attributes and of what people tell search (migrations/0080_catalogue.sql, 0230). */

/** What migrations 0080, 0210 and 0213 add to a product's row. */
export interface ProductListingColumns {
  /** a small number of its own, by which the counting index knows it */
  no: Generated<number>;
  facet_ids: Generated<number[]>;
  /** among the best sellers, which search looks through first */
  prominent: Generated<boolean>;
  /** when an active product comes into the shop, and when it leaves it (migrations/0210_product_schedule.sql) */
  available_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
  available_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** when `published` may change by itself */
  next_publication_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** pieces of all variants together, as of the last write of listings or count of sales (migrations/0213_product_list.sql) */
  stock_total: Generated<number>;
  /** written by the database itself */
  has_picture: Generated<boolean>;
}

export type UnitCode = 'g' | 'kg' | 'ml' | 'l' | 'cm' | 'm' | 'm2' | 'item';

/** What is promised of a variant that may be ordered before it is there (migrations/0372_backorders.sql). */
export interface VariantBackorderColumns {
  /** YYYY-MM-DD in the store's time zone */
  expected_on: ColumnType<string | null, string | null | undefined, string | null>;
  /** that day has passed; written by the price clock */
  is_late: Generated<boolean>;
  backorder_note: Generated<string>;
  /** the same in the other languages */
  backorder_notes: ColumnType<Record<string, string>, string | undefined, string>;
}

/** What migration 0080 adds to a variant's row: how much is in one piece, and what the unit price is told for. */
export interface VariantUnitColumns {
  unit: ColumnType<UnitCode | null, UnitCode | null | undefined, UnitCode | null>;
  unit_quantity: ColumnType<number | null, number | null | undefined, number | null>;
  unit_base: ColumnType<number | null, number | null | undefined, number | null>;
}

/** What an attribute's values are (docs/product.md §3). */
export type AttributeKind = 'choice' | 'swatch' | 'number' | 'text' | 'boolean' | 'date';

export interface AttributesTable {
  id: Generated<number>;
  code: string;
  name: string;
  kind: Generated<AttributeKind>;
  filterable: Generated<boolean>;
  option_names: Generated<string[]>;
  position: Generated<number>;
  /** what numbers are counted in */
  unit: Generated<string>;
  /** options of variants may be of it */
  for_variants: Generated<boolean>;
  /** by language, beside the first one */
  names: ColumnType<Record<string, string>, string | undefined, string>;
  version: Generated<number>;
  last_modified_at: ColumnType<Date, Date | undefined, Date>;
}

export interface AttributeValuesTable {
  id: Generated<number>;
  attribute_id: number;
  value: string;
  label: string;
  colour: string | null;
  position: Generated<number>;
  /** by language, beside the first one */
  labels: ColumnType<Record<string, string>, string | undefined, string>;
  second_colour: ColumnType<string | null, string | null | undefined, string | null>;
  /** the value that finds this one, too */
  family_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** what ranges compare: numbers as they are, dates in days since 1970 */
  number: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ProductAttributeValuesTable {
  product_id: string;
  value_id: number;
  from_options: Generated<boolean>;
}

export interface SearchSynonymsTable {
  position: number;
  words: string[];
}

export interface SearchRedirectsTable {
  term: string;
  path: string;
  position: Generated<number>;
}

/** Every word of a product's name, for those that are misspelt. */
export interface SearchWordsTable {
  word: string;
  /** not only in names of other languages */
  is_first_language: Generated<boolean>;
}

export interface SearchTermsTable {
  /** YYYY-MM-DD */
  day: ColumnType<string, string, never>;
  term: string;
  searches: number;
  found: number;
}

/** What a product was (migrations/0241_product_versions.sql). */
export interface ProductVersionsTable {
  product_id: string;
  version: number;
  made_at: Date;
  made_by: string | null;
  record: ColumnType<Record<string, unknown>, string, never>;
}

export interface CatalogueTables {
  product_versions: ProductVersionsTable;
  attributes: AttributesTable;
  attribute_values: AttributeValuesTable;
  product_attribute_values: ProductAttributeValuesTable;
  search_synonyms: SearchSynonymsTable;
  search_redirects: SearchRedirectsTable;
  search_terms: SearchTermsTable;
  search_words: SearchWordsTable;
}
