import type { FileCheckItemsTable, FileChecksTable, SentFilesTable } from './sent-files';

/** Files of redirects (migrations/0377_redirects.sql). */

export interface RedirectCheckItemsTable extends FileCheckItemsTable {
  path: string;
  target: string;
  target_path: string;
}

export interface RedirectFileTables {
  redirect_files: SentFilesTable;
  redirect_checks: FileChecksTable;
  redirect_check_items: RedirectCheckItemsTable;
}
