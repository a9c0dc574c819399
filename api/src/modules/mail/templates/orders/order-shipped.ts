import type { MailBlock } from '../../content/mail-content';
import { orderTemplate, someGoods } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Shipped extends OrderMail {
  carrier: string;
  tracking_number: string;
  tracking_url: string | null;
  parcel: OrderMail['lines'];
}

const follow = ({ tracking_url }: Shipped, label: string): MailBlock[] =>
  tracking_url === null ? [] : [{ label, href: tracking_url }];

export const orderShipped = orderTemplate<Shipped>({
  en: (mail, context) => ({
    subject: `Your order ${mail.number} is on its way`,
    preview: `Sent by ${mail.carrier}.`,
    body: [
      `A parcel of your order ${mail.number} is on its way with ${mail.carrier}.`,
      ...(mail.tracking_number ? [`Tracking number: ${mail.tracking_number}`] : []),
      someGoods(mail.parcel, mail, context),
      ...follow(mail, 'Track the parcel'),
    ],
  }),
  de: (mail, context) => ({
    subject: `Ihre Bestellung ${mail.number} ist unterwegs`,
    preview: `Versendet mit ${mail.carrier}.`,
    body: [
      `ein Paket Ihrer Bestellung ${mail.number} ist mit ${mail.carrier} unterwegs.`,
      ...(mail.tracking_number ? [`Sendungsnummer: ${mail.tracking_number}`] : []),
      someGoods(mail.parcel, mail, context),
      ...follow(mail, 'Paket verfolgen'),
    ],
  }),
});
