import type { Selectable } from 'kysely';
import type { SentFilesTable } from '../../../infra/database/tables/files/sent-files';
import type { Problem } from '../format/problems';

/** A file of records as staff have sent it, kept for some days as UTF-8. */
export type KeptFile = Omit<Selectable<SentFilesTable>, 'is_due'>;

/** What a job has been asked to check, and finds. */
export interface KeptCheck {
  job_id: string;
  file_id: string;
  /** of each column what it is, or null */
  fields: (string | null)[];
}

export type Verdict = 'new' | 'changed' | 'same' | 'wrong';
export const VERDICTS = ['new', 'changed', 'same', 'wrong'] as const satisfies readonly Verdict[];

/** A record of a checked file. */
export interface KeptItem {
  /** where it begins, and in how many rows it stands */
  row: number;
  row_count: number;
  byte_from: number;
  byte_to: number;
  name: string;
  verdict: Verdict;
  change_count: number;
  problems: Problem[];
}
