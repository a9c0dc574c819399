import type {
  AdminTransaction,
  AdminTransactionList,
  MonthClosing,
  Reconciliation,
  ReconciliationLine,
} from '@tessera/shared/contract';
import { wholePage } from '../list-fixtures';

/** 50.60 that came by Stripe, unless told otherwise. */
export const adminTransaction = (overrides: Partial<AdminTransaction> = {}): AdminTransaction => ({
  id: '0190aaaa-0000-7000-8000-00000000e001',
  kind: 'payment',
  method: 'stripe',
  state: 'done',
  order_id: '0190aaaa-0000-7000-8000-00000000e0f1',
  order_number: 'KO-1001',
  customer: { id: '0190aaaa-0000-7000-8000-00000000e0c1', name: 'Ada Lovelace' },
  email: 'ada@example.com',
  reference: 'pi_1',
  amount: 5060,
  moved: 5060,
  currency: 'USD',
  fee: 177,
  at: '2026-11-20T09:00:00.000Z',
  ...overrides,
});

/** 10.00 that are to go back, and have not. */
export const waitingRefund = (): AdminTransaction =>
  adminTransaction({
    id: '0190aaaa-0000-7000-8000-00000000e002',
    kind: 'refund',
    state: 'pending',
    order_number: 'KO-1002',
    amount: 1000,
    moved: 0,
    fee: null,
  });

export const transactionPage = (
  items: AdminTransaction[],
  overrides: Partial<AdminTransactionList> = {},
): AdminTransactionList => ({
  ...wholePage(items),
  ...overrides,
});

/** A month whose books agree, unless told otherwise. */
export const monthClosing = (overrides: Partial<MonthClosing> = {}): MonthClosing => ({
  month: '2026-10',
  time_zone: 'Europe/Berlin',
  from: '2026-09-30T22:00:00.000Z',
  before: '2026-10-31T23:00:00.000Z',
  is_over: true,
  differing: 0,
  figures: [
    { figure: 'payments', currency: 'USD', count: 2, amount: 10_120 },
    { figure: 'refunds', currency: 'USD', count: 1, amount: -1000 },
  ],
  stored_values: [
    {
      ...{ value: 'gift_cards', currency: 'USD', opening: 4000, issued: 5000, redeemed: -3000, refunded: 0, spent: 0 },
      ...{ lapsed: -1000, adjusted: 0, ended: 0, closing: 5000 },
    },
  ],
  checks: [
    {
      check: 'orders',
      sums: [{ currency: 'USD', records: 2, differing: 0, expected: 10_120, found: 10_120 }],
      differing: 0,
      differences: [],
    },
  ],
  fingerprint: 'f'.repeat(64),
  recorded: null,
  changed: [],
  ...overrides,
});

/** A month of which one order says a cent less than its payment. */
export const differingMonth = (): MonthClosing =>
  monthClosing({
    differing: 1,
    checks: [
      {
        check: 'orders',
        sums: [{ currency: 'USD', records: 2, differing: 1, expected: 10_120, found: 10_121 }],
        differing: 1,
        differences: [
          {
            order_id: '0190aaaa-0000-7000-8000-00000000e0f1',
            label: 'KO-1001',
            currency: 'USD',
            expected: 5060,
            found: 5061,
          },
        ],
      },
    ],
  });

/** A file of three lines, of which one matches. */
export const reconciliation = (overrides: Partial<Reconciliation> = {}): Reconciliation => ({
  id: '0190aaaa-0000-7000-8000-00000000e0a1',
  method: 'stripe',
  file_name: 'payouts-october.csv',
  lines_from: '2026-10-01T00:00:00.000Z',
  lines_before: '2026-11-01T00:00:00.000Z',
  lines: 3,
  verdicts: {
    matched: 1,
    unknown: 1,
    other_currency: 0,
    other_amount: 0,
    other_state: 0,
    other_fee: 0,
    twice: 0,
    beside: 1,
    missing: 1,
  },
  sums: [
    {
      currency: 'USD',
      lines: 3,
      amount: 1960,
      fee: 177,
      net: 1783,
      matched: 1,
      matched_amount: 5060,
      missing: 1,
      missing_amount: 5060,
    },
  ],
  fees: 1,
  created_by: 'Ada Lovelace',
  created_at: '2026-11-02T09:00:00.000Z',
  ...overrides,
});

/** Its first line. */
export const reconciliationLine = (overrides: Partial<ReconciliationLine> = {}): ReconciliationLine => ({
  position: 1,
  verdict: 'matched',
  kind: 'payment',
  reference: 'pi_1',
  amount: 5060,
  fee: 177,
  net: 4883,
  currency: 'USD',
  at: '2026-10-03T09:00:00.000Z',
  order_id: '0190aaaa-0000-7000-8000-00000000e0f1',
  order_number: 'KO-1001',
  ...overrides,
});
