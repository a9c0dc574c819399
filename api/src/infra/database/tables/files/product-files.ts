import type { ColumnType, Generated } from 'kysely';
import type { FileChange, FileCheckItemsTable, FileChecksTable, Json, SentFilesTable } from './sent-files';

/**
 * Files of products (migrations/0301_product_files.sql, 0331_product_file_pictures.sql, 0332_product_check_categories.sql,
 * 0366_former_customers.sql, 0383_words_of_checks.sql).
 */

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface ProductFilesTable extends SentFilesTable {
  zip_id: Nullable<string>;
  zip_name: Nullable<string>;
  zip_count: Nullable<number>;
}

/** Where products go whose category the shop does not have. */
interface ChosenCategory {
  name: string;
  category_id: string;
}

export interface ProductChecksTable extends FileChecksTable {
  categories: ColumnType<ChosenCategory[], string | undefined, string>;
}

interface ProductChange extends FileChange {
  sku: string | null;
}

export interface ProductCheckItemsTable extends FileCheckItemsTable<ProductChange> {
  slug: string;
  pictures_left: number;
  stock_seen: Json<Record<string, number>>;
  pictures: Generated<Buffer[]>;
}

export interface ProductCheckSkusTable {
  check_id: string;
  sku: string;
  row: number;
}

interface ProductCheckWordsTable {
  check_id: string;
  /** which attribute or value */
  key: string;
  word: string;
  row: number;
}

interface ProductPictureSourcesTable {
  file_id: string | null;
  source_hash: Buffer;
  image_id: string;
  taken_at: Date;
}

interface ProductFileZipEntriesTable {
  file_id: string;
  key: string;
  header_at: number | null;
  packed_bytes: number | null;
  bytes: number | null;
  method: number | null;
  /** two entries that only capitals tell apart; null: the key names one */
  spellings: string[] | null;
}

interface ProductCheckCategoriesTable {
  check_id: string;
  key: string;
  name: string;
  products: number;
}

interface ProductCheckPicturesTable {
  check_id: string;
  source_hash: Buffer;
  source: string;
  row: number;
}

export interface ProductFileTables {
  product_files: ProductFilesTable;
  product_checks: ProductChecksTable;
  product_check_items: ProductCheckItemsTable;
  product_check_skus: ProductCheckSkusTable;
  product_check_words: ProductCheckWordsTable;
  product_picture_sources: ProductPictureSourcesTable;
  product_file_zip_entries: ProductFileZipEntriesTable;
  product_check_categories: ProductCheckCategoriesTable;
  product_check_pictures: ProductCheckPicturesTable;
}
