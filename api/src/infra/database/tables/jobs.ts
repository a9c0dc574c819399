import type { ColumnType, Generated } from 'kysely';

/** Long jobs of staff (migrations/0144_staff_jobs.sql). */

type Json<T> = ColumnType<T, string, string>;
/** A sentence in every language of the shop. */
type Sentences = Record<string, string>;

export interface StaffJobsTable {
  id: string;
  user_id: string;
  language: string;
  address: Generated<string>;
  idempotency_key: string;
  request_hash: Buffer;
  kind: string;
  parameters: Json<object>;
  state: Generated<'waiting' | 'running' | 'done' | 'stopped' | 'failed'>;
  total: number;
  total_is_exact: Generated<boolean>;
  done: Generated<number>;
  failed: Generated<number>;
  position: ColumnType<object | null, string | null | undefined, string | null>;
  file_bytes: Generated<number>;
  file_until: Date | null;
  reason: ColumnType<Sentences | null, string | null | undefined, string | null>;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  turn: Generated<number>;
  try_at: Date;
  taken_until: Date | null;
  tries: Generated<number>;
  undoes: string | null;
}

export interface StaffJobRowsTable {
  job_id: string;
  position: number;
  record_id: string;
  label: string;
  state: Generated<'planned' | 'done' | 'failed'>;
  reason: ColumnType<Sentences | null, string | null | undefined, string | null>;
  was: ColumnType<object | null, string | null | undefined, string | null>;
}

export interface JobTables {
  staff_jobs: StaffJobsTable;
  staff_job_rows: StaffJobRowsTable;
}
