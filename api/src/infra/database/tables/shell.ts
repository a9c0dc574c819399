import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../../../core/languages';

/** The tables behind the shell's own pages (migrations/0030_shell.sql). */

export interface ContentPagesTable {
  slug: string;
  language: Generated<Language>;
  title: string;
  description: Generated<string>;
  markdown: string;
  is_sample: Generated<boolean>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  last_modified_by: string | null;
}

export interface InquiriesTable {
  id: string;
  reference: string;
  type: 'general' | 'order' | 'returns' | 'technical';
  subject: string;
  message: string;
  name: Generated<string>;
  email: string;
  user_id: string | null;
  state: Generated<'new' | 'open' | 'closed'>;
  version: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
}

export interface ErrorReportsTable {
  id: string;
  reference: string;
  error_id: string;
  error_type: string;
  error_code: Generated<string>;
  error_message: Generated<string>;
  status_code: number | null;
  happened_at: Date;
  address: Generated<string>;
  comment: Generated<string>;
  user_agent: Generated<string>;
  request_id: string;
  state: Generated<'new' | 'open' | 'closed'>;
  version: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
}

export interface NewsletterSubscriptionsTable {
  id: string;
  email: string;
  state: Generated<'pending' | 'confirmed' | 'unsubscribed'>;
  source: 'footer' | 'account';
  consent_text: string;
  requested_at: Date;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
  token_hash: Buffer | null;
  token_expires_at: Date | null;
  mailed_at: Date | null;
}

export interface WorkerHeartbeatsTable {
  id: string;
  started_at: Generated<Date>;
  seen_at: Generated<Date>;
}

/** Addresses that download something once (migrations/0132_download_tickets.sql). */
export interface DownloadTicketsTable {
  hash: Buffer;
  user_id: string;
  request: ColumnType<object, string, string>;
  language: string;
  expires_at: Date;
}

/** Filters of lists under a name (migrations/0133_saved_views.sql). */
export interface SavedViewsTable {
  id: string;
  user_id: string;
  list: 'orders' | 'products' | 'customers' | 'returns' | 'reviews' | 'coupons' | 'reports';
  name: string;
  query: string;
  is_shared: Generated<boolean>;
  created_at: Date;
}

export interface ShellTables {
  content_pages: ContentPagesTable;
  inquiries: InquiriesTable;
  error_reports: ErrorReportsTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  worker_heartbeats: WorkerHeartbeatsTable;
  download_tickets: DownloadTicketsTable;
  saved_views: SavedViewsTable;
}
