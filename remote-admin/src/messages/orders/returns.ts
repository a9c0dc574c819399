import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the queue of returns says. Numbers come formatted. */
const en = {
  theReturns: 'The returns',
  count: (count: number, shown: string) => plural('en', count, { one: `${shown} return`, other: `${shown} returns` }),
  search: 'Search return, order, e-mail, name or SKU',
  columns: {
    number: 'Return',
    created_at: 'Requested',
    order: 'Order',
    customer: 'Customer',
    state: 'Status',
    reasons: 'Reason',
    pieces: 'Pieces',
    refund: 'Refund',
  },
  arrived: (received: string, asked: string) => `${received} of ${asked} here`,
  filters: {
    state: 'Status',
    reason: 'Reason',
    created_from: 'Requested from',
    created_to: 'Requested until',
    customer_id: 'Customer',
  },
  created: 'Requested',
  thisCustomer: 'one customer',
  sorts: { '-created_at': 'Newest first', created_at: 'Oldest first' },
  views: {
    all: 'All',
    toDecide: 'To decide',
    underWay: 'On their way',
    toRefund: 'To refund',
    refunded: 'Refunded',
    exchanged: 'Exchanged',
    refused: 'Refused',
  },
  none: 'No returns yet',
  noneText: 'When a customer asks to send something back, it appears here.',
  noMatch: 'No return matches',
  noMatchText: 'Try other filters or fewer words.',
  showAll: 'Show all returns',
};

export const returnsMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-returns" */ './de/returns').then((module) => module.returns),
});
