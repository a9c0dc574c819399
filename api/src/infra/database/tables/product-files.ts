import type { ColumnType } from 'kysely';

/** Files of products (migrations/0301_product_files.sql). */

type Json<T> = ColumnType<T, string, string>;

export interface ProductFilesTable {
  id: string;
  name: string;
  bytes: number;
  encoding: string;
  delimiter: string;
  header: string[];
  samples: Json<string[][]>;
  created_at: Date;
}

export interface ProductChecksTable {
  job_id: string;
  file_id: string;
  fields: Json<(string | null)[]>;
}

/** A sentence about a row, by language. */
interface RowProblem {
  row: number;
  column: string | null;
  reason: Record<string, string>;
}

interface RowChange {
  field: string;
  sku: string | null;
  before: string;
  after: string;
}

export interface ProductCheckItemsTable {
  check_id: string;
  row: number;
  row_count: number;
  byte_from: number;
  byte_to: number;
  slug: string;
  name: string;
  verdict: 'new' | 'changed' | 'same' | 'wrong';
  changes: Json<RowChange[]>;
  change_count: number;
  problems: Json<RowProblem[]>;
  pictures_left: number;
  stock_seen: Json<Record<string, number>>;
}

export interface ProductCheckSkusTable {
  check_id: string;
  sku: string;
  row: number;
}

export interface ProductFileTables {
  product_files: ProductFilesTable;
  product_checks: ProductChecksTable;
  product_check_items: ProductCheckItemsTable;
  product_check_skus: ProductCheckSkusTable;
}
