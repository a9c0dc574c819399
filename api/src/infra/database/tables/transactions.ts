import type { ColumnType, Generated } from 'kysely';

/**
 * The tables of money in and out (migrations/0283_transactions.sql, 0284_closings.sql,
 * 0285_reconciliations.sql, 0287_transactions_backfill.sql, 0356_known_figures.sql).
 */

export type TransactionKind = 'payment' | 'instalment' | 'plan' | 'refund' | 'plan_refund' | 'dispute';

export type TransactionState = 'pending' | 'authorised' | 'done' | 'failed' | 'cancelled' | 'open' | 'won' | 'lost';

export interface TransactionsTable {
  id: string;
  kind: TransactionKind;
  method: string;
  state: TransactionState;
  order_id: string;
  order_number: string;
  payment_id: string | null;
  /** the provider's own number, or ours by which it knows a refund */
  reference: string | null;
  /** minor units */
  amount: number;
  /** what has come (above 0) or gone (below 0) by it */
  moved: number;
  currency: string;
  /** what the provider took; null: not known */
  fee: number | null;
  /** when the money moved; until it has, when that was begun */
  at: Date;
}

/** A sum of a month, minor units. */
export interface ClosingFigure {
  /** what is summed: 'payments', 'invoices', … */
  figure: string;
  currency: string;
  count: number;
  amount: number;
}

/** A month as it was recorded. */
export interface MonthClosingsTable {
  id: string;
  /** YYYY-MM, in `time_zone` */
  month: string;
  time_zone: string;
  figures: ColumnType<ClosingFigure[], string, never>;
  /** the names of those that whoever recorded it could sum */
  known_figures: Generated<string[]>;
  /** how many records did not agree then */
  differing: number;
  note: Generated<string>;
  closed_by: string | null;
  closed_at: Date;
}

/** What came of a line of a file of payouts. */
export type LineVerdict =
  | 'matched'
  | 'unknown'
  | 'other_currency'
  | 'other_amount'
  | 'other_state'
  | 'other_fee'
  | 'twice'
  | 'beside'
  | 'missing';

export type LineKind = 'payment' | 'refund' | 'dispute' | 'other';

/** All lines of a file in one currency, minor units. */
export interface ReconciledSums {
  currency: string;
  lines: number;
  amount: number;
  fee: number;
  net: number;
  matched: number;
  matched_amount: number;
  /** what the shop knows of the file's time and the file does not have */
  missing: number;
  missing_amount: number;
}

export interface ReconciliationsTable {
  id: string;
  method: string;
  file_name: string;
  lines_from: Date;
  lines_before: Date;
  lines: number;
  verdicts: ColumnType<Partial<Record<LineVerdict, number>>, string, never>;
  sums: ColumnType<ReconciledSums[], string, never>;
  /** how many payments are told their fee by it */
  fees: number;
  created_by: string | null;
  created_at: Date;
}

export interface ReconciliationLinesTable {
  reconciliation_id: string;
  /** of the file, from 1 on; of what is missing in it, behind its last one */
  position: number;
  verdict: LineVerdict;
  kind: LineKind;
  reference: string;
  /** minor units */
  amount: number;
  fee: number;
  net: number;
  currency: string;
  at: Date;
  transaction_id: string | null;
}

export interface TransactionTables {
  reconciliations: ReconciliationsTable;
  reconciliation_lines: ReconciliationLinesTable;
  month_closings: MonthClosingsTable;
  transactions: TransactionsTable;
}
