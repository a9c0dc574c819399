import type { MonthClosing } from '@tessera/shared/contract';
import { defineMessages, plural } from '@tessera/shared/i18n';

type Check = MonthClosing['checks'][number]['check'];
type Figure = MonthClosing['figures'][number]['figure'];

const checks: Record<Check, { title: string; first: string; second: string }> = {
  payments: { title: 'Payments and their messages', first: 'Payments', second: 'Messages' },
  orders: { title: 'Orders and their payments', first: 'Orders', second: 'Payments' },
  refunded: { title: 'Orders and their refunds', first: 'Orders', second: 'Refunds' },
  refunds: { title: 'Refunds and the money', first: 'Refunds', second: 'Money' },
  unclaimed: { title: 'Money no order counts on', first: 'Received', second: 'Given back' },
  invoices: { title: 'Orders and their invoices', first: 'Orders', second: 'Invoices' },
  credit_notes: { title: 'Refunds and their credit notes', first: 'Refunds', second: 'Credit notes' },
  changes: { title: 'Changed orders and their documents', first: 'Changes', second: 'Documents' },
  corrections: { title: 'Cancelled invoices and those in their place', first: 'Cancelled', second: 'Written anew' },
  plans: { title: 'Pay-later orders and their instalments', first: 'Orders', second: 'Instalments' },
  instalments: { title: 'Pay-later ledger and the money', first: 'Ledger', second: 'Money' },
  accounts: { title: 'Pay-later accounts and their ledger', first: 'Balances', second: 'Ledger' },
};

const figures: Record<Figure, string> = {
  payments: 'Payments received',
  instalments: 'Instalments received',
  refunds: 'Refunds',
  disputes: 'Disputes',
  fees: 'Known provider fees',
  orders: 'Orders placed',
  invoices: 'Invoices',
  credit_notes: 'Credit notes',
  cancellations: 'Cancelled invoices',
  ledger_purchases: 'Pay-later: bought',
  ledger_releases: 'Pay-later: orders given up',
  ledger_payments: 'Pay-later: paid in',
  ledger_refunds: 'Pay-later: refunded',
  ledger_payouts: 'Pay-later: paid back',
  ledger_fees: 'Pay-later: fees',
  ledger_waivers: 'Pay-later: waived',
  ledger_write_offs: 'Pay-later: written off',
  ledger_reversals: 'Pay-later: taken back',
};

/** What the page of a month's closing says. Numbers that are `shown`, and days, come formatted. */
const en = {
  title: 'Monthly closing',
  theClosing: 'The closing',
  transactions: 'Transactions',
  loading: 'Adding up the month',
  month: 'Month',
  zone: (time_zone: string) => `Days begin and end in ${time_zone}.`,
  notOver: 'This month is not over: sums will still change.',
  agrees: 'All books agree to the cent.',
  differs: (count: number, shown: string) =>
    plural('en', count, { one: '1 record does not agree.', other: `${shown} records do not agree.` }),
  nothing: 'Nothing moved in this month.',
  checks,
  figures,
  cards: { figures: 'Sums of the month', checks: 'Checks', recorded: 'Record', months: 'Recorded months' },
  columns: {
    figure: 'Sum',
    currency: 'Currency',
    count: 'Count',
    amount: 'Amount',
    check: 'Check',
    records: 'Records',
    difference: 'Difference',
    state: 'Result',
    record: 'Record',
  },
  agreed: 'Agrees',
  first: 'First book',
  second: 'Second book',
  differing: (count: number, shown: string) => plural('en', count, { one: '1 differs', other: `${shown} differ` }),
  named: (check: string) => `What differs: ${check}`,
  more: (shown: string) => `and ${shown} more`,
  record: 'Record this month',
  recordAgain: 'Record again',
  recordText: 'Keeps these sums with your name and the time. If they change later, this page says so.',
  recordDiffers: 'Some records do not agree. The month can be recorded all the same, and the record says so.',
  note: 'Note',
  noteHint: 'Optional: for whoever reads it later.',
  done: 'The month was recorded',
  notRecorded: 'This month has not been recorded.',
  recordedBy: (name: string, when: string) => `${name}, ${when}`,
  somebodyGone: 'A deleted account',
  unchanged: 'The sums are still those that were recorded.',
  changed: 'These sums have changed since it was recorded:',
  change: (figure: string, before: string, now: string) => `${figure}: ${before} then, ${now} now`,
  export: 'Export CSV',
};

export const closingMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-closing" */ './de/closing').then((module) => module.closing),
});
