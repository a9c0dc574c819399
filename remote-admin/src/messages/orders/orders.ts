import type { FulfilmentStatus, OrderPaymentStatus, OrderStatus } from '@tessera/shared/contract';
import { defineMessages, plural } from '@tessera/shared/i18n';

const statuses: Record<OrderStatus, string> = {
  awaiting_payment: 'Awaiting payment',
  open: 'Open',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

const payments: Record<OrderPaymentStatus, string> = {
  awaiting: 'Not paid',
  authorised: 'Authorised',
  paid: 'Paid',
  partially_paid: 'Partly paid',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  failed: 'Failed',
};

const shipments: Record<FulfilmentStatus, string> = {
  unfulfilled: 'To ship',
  partly_shipped: 'Partly shipped',
  shipped: 'On its way',
  delivered: 'Delivered',
  returned: 'Came back',
};

/** What the list of orders says, and what orders are called everywhere. Numbers come formatted. */
const en = {
  title: 'Orders',
  drafts: 'Drafts',
  newOrder: 'New order',
  theOrders: 'The orders',
  orderNumber: (number: string) => `Order ${number}`,
  statuses,
  payments,
  shipments,
  held: 'On hold',
  troubles: { refund: 'Refund failed', capture: 'Not taken' },
  disputeStates: { open: 'Disputed', lost: 'Dispute lost', won: 'Dispute won' },
  count: (count: number, shown: string) => plural('en', count, { one: `${shown} order`, other: `${shown} orders` }),
  search: 'Search number, e-mail, name, SKU or parcel',
  columns: {
    number: 'Order',
    placed_at: 'Placed',
    customer: 'Customer',
    status: 'Status',
    payment: 'Payment',
    shipment: 'Shipment',
    items: 'Items',
    total: 'Total',
    country: 'Country',
    tags: 'Tags',
  },
  filters: {
    status: 'Status',
    payment_status: 'Payment',
    fulfilment_status: 'Shipment',
    placed_from: 'Placed from',
    placed_to: 'Placed to',
    total_from: 'Total from',
    total_to: 'Total to',
    country: 'Country',
    tag: 'Tag',
    customer_id: 'Customer',
    is_held: 'On hold',
    dispute: 'Dispute',
    trouble: 'Trouble with money',
  },
  placed: 'Placed',
  total: 'Total',
  thisCustomer: 'one customer',
  onlyHeld: 'Only orders on hold',
  yes: 'yes',
  no: 'no',
  notAnAmount: 'Please enter an amount, such as 12.50',
  sorts: {
    '-placed_at': 'Newest first',
    placed_at: 'Oldest first',
    '-total': 'Largest total first',
    total: 'Smallest total first',
  },
  views: {
    all: 'All',
    unpaid: 'Awaiting payment',
    toShip: 'To ship',
    partlyShipped: 'Partly shipped',
    underWay: 'On their way',
    held: 'On hold',
    cancelled: 'Cancelled',
    disputed: 'Disputed',
  },
  exporting: 'Preparing…',
  none: 'No orders yet',
  noneText: 'What people order in the shop appears here at once.',
  noMatch: 'No order matches',
  noMatchText: 'Try other filters or fewer words.',
  showAll: 'Show all orders',
};

export const ordersMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-orders" */ './de/orders').then((module) => module.orders),
});
