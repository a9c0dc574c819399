import type { Generated } from 'kysely';
import type { RedirectFileTables } from './files/redirect-files';

/** Redirects, and files of them (migrations/0377_redirects.sql). */

export interface RedirectsTable {
  id: string;
  path: string;
  target: string;
  target_path: string;
  version: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
}

export interface RedirectTables extends RedirectFileTables {
  redirects: RedirectsTable;
}
