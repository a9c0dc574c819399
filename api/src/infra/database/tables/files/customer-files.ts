import type { FileCheckItemsTable, FileChecksTable, SentFilesTable } from './sent-files';

/** Files of customers (migrations/0347_customer_files.sql, 0366_former_customers.sql). */

export interface CustomerCheckItemsTable extends FileCheckItemsTable {
  email: string;
}

export interface CustomerFileTables {
  customer_files: SentFilesTable;
  customer_checks: FileChecksTable;
  customer_check_items: CustomerCheckItemsTable;
}
