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
  /** null: no text of it is shown */
  published_version: Generated<number | null>;
  created_at: Date;
  updated_at: Date;
  last_modified_by: string | null;
}

/** What a text of the shop was at each save. */
export interface ContentPageVersionsTable {
  slug: string;
  language: Language;
  version: number;
  title: string;
  description: string;
  markdown: string;
  is_published: boolean;
  saved_at: Date;
  saved_by: string | null;
}

/** One row: the highest version that a deleted text had (migrations/0345_content_removed_version.sql). */
export interface ContentRemovedVersionTable {
  only_row: Generated<boolean>;
  version: number;
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
  state: Generated<'new' | 'open' | 'waiting' | 'solved' | 'spam'>;
  language: Generated<Language>;
  assigned_to: string | null;
  version: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
}

/** What staff said about an inquiry, to its sender or among themselves (migrations/0297_support.sql). */
export interface InquiryEntriesTable {
  id: string;
  inquiry_id: string;
  kind: 'answer' | 'note';
  author_id: string | null;
  text: string;
  created_at: Date;
}

/** Answers that staff write often (migrations/0299_saved_answers.sql). */
export interface SavedAnswersTable {
  id: string;
  name: string;
  language: Language;
  text: string;
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
  group_id: string | null;
  created_at: Date;
  last_modified_at: Date;
}

/** Reports of one failure together (migrations/0298_error_report_groups.sql). */
export interface ErrorReportGroupsTable {
  id: string;
  error_type: string;
  error_code: string;
  address: string;
  reports: Generated<number>;
  first_at: Date;
  last_at: Date;
  state: Generated<'open' | 'looked_at' | 'mended'>;
  version: Generated<number>;
}

export interface ErrorReportNotesTable {
  id: string;
  group_id: string;
  author_id: string | null;
  text: string;
  created_at: Date;
}

export interface NewsletterSubscriptionsTable {
  id: string;
  email: string;
  state: Generated<'pending' | 'confirmed' | 'unsubscribed'>;
  source: 'footer' | 'account' | 'import';
  language: Language | null;
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
  list:
    | 'orders'
    | 'products'
    | 'customers'
    | 'returns'
    | 'reviews'
    | 'coupons'
    | 'transactions'
    | 'reports'
    | 'pay-later';
  name: string;
  query: string;
  is_shared: Generated<boolean>;
  created_at: Date;
}

/** Where what browsers say of a remote is sent (migrations/0375_remote_sinks.sql). */
interface RemoteSinksTable {
  id: string;
  name: string;
  kind: 'webhook' | 'otlp';
  url: string;
  is_on: boolean;
  header_name: string | null;
  secret: Buffer | null;
  header_value: Buffer | null;
  version: Generated<number>;
  batch: ColumnType<object | null, string | null | undefined, string | null>;
  tries: Generated<number>;
  next_at: Date;
  dropped: Generated<number>;
  delivered_at: Date | null;
  failed_at: Date | null;
  failure: 'private' | 'late' | 'away' | 'status' | 'secret' | null;
  failure_status: number | null;
}

interface RemoteSinkEventsTable {
  id: string;
  sink_id: string;
  version: string;
  kind: string;
  minute: Date;
  message: string;
  path: string;
  slot: string;
  count: number;
}

/** How a version of a remote did in browsers, by day. */
interface RemoteSignalsTable {
  name: string;
  version: string;
  /** YYYY-MM-DD */
  day: string;
  kind:
    | 'threw'
    | 'not_loaded'
    | 'mismatched'
    | 'hung'
    | 'ended'
    | 'hoarded'
    | 'patched'
    | 'lcp_good'
    | 'lcp_medium'
    | 'lcp_poor'
    | 'inp_good'
    | 'inp_medium'
    | 'inp_poor'
    | 'cls_good'
    | 'cls_medium'
    | 'cls_poor';
  count: number;
}

export interface ShellTables {
  content_pages: ContentPagesTable;
  content_page_versions: ContentPageVersionsTable;
  content_removed_version: ContentRemovedVersionTable;
  inquiries: InquiriesTable;
  inquiry_entries: InquiryEntriesTable;
  saved_answers: SavedAnswersTable;
  error_reports: ErrorReportsTable;
  error_report_groups: ErrorReportGroupsTable;
  error_report_notes: ErrorReportNotesTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  worker_heartbeats: WorkerHeartbeatsTable;
  download_tickets: DownloadTicketsTable;
  saved_views: SavedViewsTable;
  remote_signals: RemoteSignalsTable;
  remote_sinks: RemoteSinksTable;
  remote_sink_events: RemoteSinkEventsTable;
}
