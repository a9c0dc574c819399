import { defineMessages } from '@tessera/shared/i18n';

/** What the dashboard says of sales, stock and work. Numbers, amounts and days come formatted. */
const en = {
  range: {
    label: 'Days to show',
    1: 'Today',
    7: '7 days',
    30: '30 days',
    90: '90 days',
    from: 'From',
    to: 'To',
    show: 'Show',
    needed: 'Choose both days',
    reversed: 'The last day must not lie before the first',
  },
  theSales: 'The sales',
  toDo: {
    title: 'To do today',
    to_ship: 'Orders to ship',
    awaiting_payment: 'Orders awaiting payment',
    payments_failed: 'Failed payments',
    refunds_failed: 'Failed refunds',
    returns_to_decide: 'Returns to decide',
    reviews_waiting: 'Reviews waiting',
    more: (count: string) => `more than ${count}`,
  },
  sales: {
    title: 'Sales',
    sales: 'Sales',
    orders: 'Orders',
    average: 'Average order',
    refunds: 'Refunds',
    checkouts: 'Checkouts completed',
    begun: (begun: string, ordered: string) => `${begun} begun, ${ordered} orders`,
    noneBegun: 'none begun',
    before: (change: string, amount: string) => `${change} from ${amount}`,
    noneBefore: 'nothing in the days before',
    unchanged: 'as in the days before',
  },
  chart: {
    title: 'Sales over time',
    range: (from: string, to: string, zone: string) => `${from} – ${to}, ${zone}`,
    one: (day: string, zone: string) => `${day}, ${zone}`,
    summary: (total: string, best: string, when: string) =>
      `Sales over time: ${total} together, at most ${best} (${when})`,
    none: 'No sales in these days.',
    now: 'These days',
    earlier: 'The days before',
    asTable: 'The same as a table',
    day: 'Day',
    hour: 'Hour',
    refunds: 'Refunds',
    checkouts: 'Checkouts begun',
    beforeSales: 'Sales before',
  },
  asOf: (time: string) => `As of ${time}`,
  summing: 'Sums of earlier days are still being written; the figures will grow.',
  top: {
    title: 'Top products',
    product: 'Product',
    units: 'Sold',
    sales: 'Sales',
    none: 'Nothing was sold in these days.',
  },
  risk: {
    title: 'Stock at risk',
    stock: 'Stock',
    sold: 'Sold in 30 days',
    none: 'Nothing is sold out or running low.',
    out: 'Sold out',
  },
};

export const dashboardMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-dashboard" */ './de/dashboard').then((module) => module.dashboard),
});
