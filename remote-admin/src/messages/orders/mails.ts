import { defineMessages } from '@tessera/shared/i18n';

/** What the mails of an order are called, and what sending one again says. */
const en = {
  names: {
    'order-placed': 'Order confirmation',
    'order-paid': 'Payment received',
    'order-payment-lost': 'Payment lost',
    'order-shipped': 'Parcel on its way',
    'order-delivered': 'Parcel delivered',
    'order-cancelled': 'Order cancelled',
    'order-undelivered': 'Came back undelivered',
    'order-refunded': 'Refund',
    'order-changed': 'Lines changed',
    'invoice-corrected': 'Corrected invoice',
    'return-refunded': 'Return refunded',
    'return-step': 'Return',
  },
  other: 'E-mail',
  sent: (mail: string) => `E-mail “${mail}”`,
  notSent: (mail: string) => `E-mail “${mail}”: not sent yet`,
  again: 'Send again',
  againOf: (mail: string) => `Send the e-mail “${mail}” again`,
  send: 'Send',
  sendOf: (mail: string) => `Send the e-mail “${mail}”`,
  question: (mail: string) => `Send “${mail}” again?`,
  text: (to: string) => `It is written anew, of the order as it is now, and goes to ${to}.`,
  nobody: 'There is no address any more that it could go to.',
  done: (mail: string, to: string) => `“${mail}” goes to ${to}`,
};

export const mailsMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-orders" */ './de/mails').then((module) => module.mails),
});
