import type { ColumnType, Generated } from 'kysely';

/** Redirects, and files of them (migrations/0377_redirects.sql). */

type Json<T> = ColumnType<T, string, string>;

export interface RedirectsTable {
  id: string;
  path: string;
  target: string;
  target_path: string;
  version: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
}

export interface RedirectFilesTable {
  id: string;
  name: string;
  bytes: number;
  encoding: string;
  delimiter: string;
  header: string[];
  samples: Json<string[][]>;
  created_at: Date;
  is_due: Generated<boolean>;
}

export interface RedirectChecksTable {
  job_id: string;
  file_id: string;
  fields: Json<(string | null)[]>;
}

export interface RedirectCheckItemsTable {
  check_id: string;
  row: number;
  row_count: number;
  byte_from: number;
  byte_to: number;
  path: string;
  target: string;
  target_path: string;
  name: string;
  verdict: 'new' | 'changed' | 'same' | 'wrong';
  changes: Json<{ field: string; before: string; after: string }[]>;
  change_count: number;
  problems: Json<{ row: number; column: string | null; reason: Record<string, string> }[]>;
}

export interface RedirectTables {
  redirects: RedirectsTable;
  redirect_files: RedirectFilesTable;
  redirect_checks: RedirectChecksTable;
  redirect_check_items: RedirectCheckItemsTable;
}
