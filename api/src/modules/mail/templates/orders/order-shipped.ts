import { orderMailOf, someGoods } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Shipped extends OrderMail {
  carrier: string;
  tracking_number: string;
  tracking_url: string | null;
  parcel: OrderMail['lines'];
}

export const orderShipped = orderMailOf<Shipped>()({
  words: {
    en: {
      subject: 'Your order {number} is on its way',
      preview: 'Sent by {carrier}.',
      sent: 'A parcel of your order {number} is on its way with {carrier}.',
      tracking: 'Tracking number: {tracking_number}',
      button: 'Track the parcel',
    },
    de: {
      subject: 'Ihre Bestellung {number} ist unterwegs',
      preview: 'Versendet mit {carrier}.',
      sent: 'ein Paket Ihrer Bestellung {number} ist mit {carrier} unterwegs.',
      tracking: 'Sendungsnummer: {tracking_number}',
      button: 'Paket verfolgen',
    },
  },
  needed: { tracking: ['tracking_number'] },
  values: ({ carrier }) => ({ carrier }),
  write: (mail, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      say('sent'),
      ...(mail.tracking_number ? [say('tracking', { tracking_number: mail.tracking_number })] : []),
      someGoods(mail.parcel, mail, context),
      ...(mail.tracking_url === null ? [] : [{ label: say('button'), href: mail.tracking_url }]),
    ],
  }),
});
