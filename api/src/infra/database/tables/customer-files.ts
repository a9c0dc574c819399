import type { ColumnType, Generated } from 'kysely';

/** Files of customers (migrations/0347_customer_files.sql, 0366_former_customers.sql). */

type Json<T> = ColumnType<T, string, string>;

export interface CustomerFilesTable {
  id: string;
  name: string;
  bytes: number;
  encoding: string;
  delimiter: string;
  header: string[];
  samples: Json<string[][]>;
  created_at: Date;
  /** somebody who may stand in it has gone */
  is_due: Generated<boolean>;
}

export interface CustomerChecksTable {
  job_id: string;
  file_id: string;
  fields: Json<(string | null)[]>;
}

interface CustomerProblem {
  row: number;
  column: string | null;
  /** a sentence by language */
  reason: Record<string, string>;
}

interface CustomerChange {
  field: string;
  before: string;
  after: string;
}

export interface CustomerCheckItemsTable {
  check_id: string;
  row: number;
  row_count: number;
  byte_from: number;
  byte_to: number;
  email: string;
  name: string;
  verdict: 'new' | 'changed' | 'same' | 'wrong';
  changes: Json<CustomerChange[]>;
  change_count: number;
  problems: Json<CustomerProblem[]>;
}

export interface CustomerFileTables {
  customer_files: CustomerFilesTable;
  customer_checks: CustomerChecksTable;
  customer_check_items: CustomerCheckItemsTable;
}
