import type {
  CustomerCheckItem,
  CustomerCheckResult,
  CustomerFile,
  ProductCheckItem,
  ProductCheckResult,
  ProductFile,
  RedirectCheckItem,
  RedirectCheckResult,
  RedirectFile,
  StaffJob,
} from '@tessera/shared/contract';
import type { FC } from 'react';

export type SentFile = ProductFile | CustomerFile | RedirectFile;
export type CheckItem = ProductCheckItem | CustomerCheckItem | RedirectCheckItem;
export type CheckResult = ProductCheckResult | CustomerCheckResult | RedirectCheckResult;
export type Verdict = CheckItem['verdict'];

/** What a page of an import calls its records. Numbers come formatted. */
export interface SubjectWords {
  title: string;
  /** what cells and columns do that are empty or not taken over */
  columns: string;
  send: { title: string; hint: string };
  whole: { title: string; text: string; start: string };
  records: {
    which: string;
    list: string;
    write: (count: number, shown: string) => string;
    back: string;
  };
  /** what a column can be, by the field that it writes */
  fields: Partial<Record<string, string>>;
}

/** What is brought in from files, and how it differs from what else is. */
export interface ImportSubject<File extends SentFile, Found extends CheckResult> {
  /** the first part of the names of its jobs */
  name: 'products' | 'customers' | 'redirects';
  /** of its files and checks, in addresses of the API */
  path: 'product' | 'customer' | 'redirect';
  /** the list of what there is */
  list: string;
  useWords: () => SubjectWords;
  /** what a change of a checked file is about */
  useFieldName: () => (field: string) => string;
  /** what a column may be beside the fields, by its heading and what it was taken for */
  useOthers?: () => (column: File['columns'][number]) => { field: string; label: string }[];
  countOf: (found: Found, verdict: Verdict) => { records: number; rows: number };
  /** stands above the columns of a file */
  BesideFile?: FC<{ file: File }>;
  /** stands below the figures of a check. `onChecked` is told of another job that checks the file anew */
  BesideFound?: FC<{ found: Found; isWritten: boolean; onChecked: (job_id: string) => void }>;
  /** what was written and what failed, in words */
  Outcome: FC<{ job: StaffJob; check_id: string }>;
}
