import type { AdminTransaction } from '@tessera/shared/contract';
import { defineMessages, plural } from '@tessera/shared/i18n';
import { paymentMethods } from '../payment-methods';

const kinds: Record<AdminTransaction['kind'], string> = {
  payment: 'Payment',
  instalment: 'Instalment',
  plan: 'Pay-later purchase',
  refund: 'Refund',
  plan_refund: 'Taken off a plan',
  dispute: 'Dispute',
};

const methods: Record<AdminTransaction['method'], string> = { ...paymentMethods, 'by-hand': 'By hand' };

const states: Record<AdminTransaction['state'], string> = {
  pending: 'Pending',
  authorised: 'Reserved',
  done: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
  open: 'Dispute open',
  won: 'Dispute won',
  lost: 'Dispute lost',
};

/** What the list of money in and out says. Numbers that are `shown` come formatted. */
const en = {
  title: 'Transactions',
  theTransactions: 'The transactions',
  count: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} transaction`, other: `${shown} transactions` }),
  kinds,
  methods,
  states,
  search: 'Search order, e-mail or reference',
  toClosing: 'Monthly closing',
  toReconciliations: 'Payout files',
  columns: {
    order: 'Order',
    at: 'When',
    kind: 'Type',
    method: 'Method',
    state: 'Status',
    customer: 'Customer',
    reference: 'Reference',
    fee: 'Fee',
    amount: 'Amount',
  },
  none: 'No transactions yet',
  noneText: 'Payments, refunds and disputes stand here as soon as there are some.',
  noMatch: 'No transaction matches',
  noMatchText: 'Try other filters or fewer words.',
  showAll: 'Show all transactions',
  filters: {
    kind: 'Type',
    method: 'Method',
    state: 'Status',
    currency: 'Currency',
    at_from: 'From',
    at_to: 'To',
  },
  when: 'When the money moved',
  currencyHint: 'Three letters, such as EUR',
  sorts: {
    '-at': 'Latest first',
    at: 'Oldest first',
    '-amount': 'Largest amount first',
    amount: 'Smallest amount first',
  },
  views: {
    all: 'All',
    payments: 'Payments',
    refunds: 'Refunds',
    instalments: 'Instalments',
    disputes: 'Disputes',
    failed: 'Failed',
  },
  sums: {
    title: 'Sum of all that match',
    came: 'Received',
    went: 'Paid out',
    net: 'Balance',
    fees: 'Known fees',
    tooMany: 'More than 100,000 transactions match: choose a shorter time to see their sum.',
    none: 'No money has moved.',
  },
  noCustomer: 'No account',
};

export const transactionsMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-admin-transactions" */ './de/transactions').then((module) => module.transactions),
});
