import type { ColumnType, Generated } from 'kysely';

/** What the tables of files that staff have sent have alike: of products, of customers, of redirects. */

export type Json<T> = ColumnType<T, string, string>;

/** A file of records as staff have sent it. */
export interface SentFilesTable {
  id: string;
  name: string;
  bytes: number;
  /** as it was sent */
  encoding: string;
  delimiter: string;
  header: string[];
  /** of each column some of its first cells */
  samples: Json<string[][]>;
  created_at: Date;
  /** somebody who may stand in it has gone */
  is_due: Generated<boolean>;
}

export interface FileChecksTable {
  job_id: string;
  file_id: string;
  fields: Json<(string | null)[]>;
}

export interface FileChange {
  field: string;
  before: string;
  after: string;
}

interface RowProblem {
  row: number;
  column: string | null;
  /** a sentence by language */
  reason: Record<string, string>;
}

export interface FileCheckItemsTable<Change = FileChange> {
  check_id: string;
  row: number;
  row_count: number;
  byte_from: number;
  byte_to: number;
  name: string;
  verdict: 'new' | 'changed' | 'same' | 'wrong';
  changes: Json<Change[]>;
  change_count: number;
  problems: Json<RowProblem[]>;
}
