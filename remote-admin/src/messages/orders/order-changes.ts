import { defineMessages, plural } from '@tessera/shared/i18n';

/** What has become of an order while somebody was at work on it. Numbers and amounts come formatted. */
const en = {
  title: 'This order has changed since you opened this',
  text: 'What you entered is still here. Check it, then send it again.',
  status: (state: string) => `Status: ${state}`,
  payment: (state: string) => `Payment: ${state}`,
  shipment: (state: string) => `Shipment: ${state}`,
  parcels: (count: number) => plural('en', count, { one: 'a parcel was sent', other: `${count} parcels were sent` }),
  refunded: (amount: string) => `Refunded in all: ${amount}`,
  refundable: (amount: string) => `Can still be refunded: ${amount}`,
  held: (reason: string) => `On hold: ${reason}`,
  released: 'Not on hold any more',
  address: 'Another delivery address',
  tags: (tags: string) => (tags ? `Tags: ${tags}` : 'No tags any more'),
  note: (text: string) => `New note: ${text}`,
  other: 'Something else about it',
};

export const orderChangesMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-order-dialogs" */ './de/order-changes').then((module) => module.orderChanges),
});
