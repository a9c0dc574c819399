import type { Table } from './sheet';
import { ID, columns } from './tables';

/** What orders came to and what was paid for them, beyond the first tables. */
export const LATER_SALES_TABLES: readonly Table[] = [
  {
    file: 'order-edits.csv',
    table: 'order_edits',
    key: ID,
    rows: 100,
    columns: columns(`id order_id author_id reason amount before lines taxes apart settled_by created_at`),
  },
  {
    file: 'order-exchanges.csv',
    table: 'order_exchanges',
    key: ['return_id'],
    columns: columns(`return_id order_id replacement_order_id amount released created_at`),
  },
  {
    file: 'order-drafts.csv',
    table: 'order_drafts',
    key: ID,
    rows: 100,
    columns: columns(
      `id user_id email first_name last_name language lines discount shipping_address billing_address delivery_method
      agreed_delivery note total item_count created_by order_id return_id created_at expires_at`,
    ),
  },
  {
    file: 'order-events.csv',
    table: 'order_events',
    key: ID,
    columns: columns(`id order_id event data at`),
  },
  {
    file: 'order-mails.csv',
    table: 'order_mails',
    key: ['event_id', 'template'],
    columns: columns(`event_id template order_id created_at`),
  },
  {
    file: 'return-pictures.csv',
    table: 'return_pictures',
    key: ['return_id', 'position'],
    columns: columns(`return_id position upload_id`),
  },
  {
    file: 'payment-facts.csv',
    table: 'payment_facts',
    key: ['payment_id', 'kind', 'key', 'amount', 'reason'],
    columns: columns(`payment_id kind key amount reason source happened_at`),
  },
  {
    file: 'payment-tasks.csv',
    table: 'payment_tasks',
    key: ID,
    columns: columns(
      `id payment_id kind amount reason for_order state last_error followed_by by_hand by_hand_at created_at settled_at`,
    ),
  },
  {
    file: 'transactions.csv',
    table: 'transactions',
    key: ID,
    columns: columns(`id kind method state order_id order_number payment_id reference amount moved currency fee at`),
  },
  {
    file: 'reconciliations.csv',
    table: 'reconciliations',
    key: ID,
    columns: columns(`id method file_name lines_from lines_before lines verdicts sums fees created_by created_at`),
  },
  {
    file: 'reconciliation-lines.csv',
    table: 'reconciliation_lines',
    key: ['reconciliation_id', 'position'],
    columns: columns(`reconciliation_id position verdict kind reference amount fee net currency at transaction_id`),
  },
  {
    file: 'month-closings.csv',
    table: 'month_closings',
    key: ID,
    columns: columns(`id month time_zone figures known_figures differing note closed_by closed_at`),
  },
  {
    file: 'invoice-counters.csv',
    table: 'invoice_counters',
    key: ['year'],
    columns: columns(`year last_number`),
  },
  {
    file: 'credit-note-counters.csv',
    table: 'credit_note_counters',
    key: ['year'],
    columns: columns(`year last_number`),
  },
  {
    file: 'stored-value-reasons.csv',
    table: 'stored_value_reasons',
    key: ['entry_id'],
    columns: columns(`entry_id reason`),
  },
  {
    file: 'pay-later-plans.csv',
    table: 'pay_later_plans',
    key: ['code'],
    columns: columns(
      `code name name_de parts first_due_days interval_unit interval_count min_amount max_amount enabled position`,
    ),
  },
  {
    file: 'pay-later-applications.csv',
    table: 'pay_later_applications',
    key: ID,
    columns: columns(
      `id account_id date_of_birth monthly_income employment consent_at consent_version decision reason granted_limit
      decided_at decided_by created_at`,
    ),
  },
  {
    file: 'pay-later-adjustments.csv',
    table: 'pay_later_adjustments',
    key: ID,
    columns: columns(
      `id account_id schedule_id instalment_id kind amount reason received_on payment_id parts state requested_by
      requested_at decided_by decided_at applied_at reversed_by reversed_at answer`,
    ),
  },
  {
    file: 'pay-later-reminders.csv',
    table: 'pay_later_reminders',
    key: ['instalment_id', 'due_on', 'step'],
    columns: columns(`instalment_id due_on step account_id sent_on`),
  },
  {
    file: 'checkouts-begun.csv',
    table: 'checkouts_by_quarter_hour',
    key: ['quarter'],
    columns: columns(`quarter begun`),
  },
];
