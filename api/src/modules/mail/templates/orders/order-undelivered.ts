import { formatMoney } from '@tessera/shared/money';
import type { MailBlock } from '../../content/mail-content';
import { orderGoods, orderTemplate } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Undelivered extends OrderMail {
  /** what staff say about it; '': nothing */
  reason: string;
  /** minor units of store credit that go back */
  credit: number;
}

const quoted = ({ reason }: Undelivered): MailBlock[] => (reason === '' ? [] : [{ quote: reason }]);

/** Its parcels came back, and nobody had paid it: it is over. */
export const orderUndelivered = orderTemplate<Undelivered>({
  en: (mail, context) => ({
    subject: `Your order ${mail.number} came back to us`,
    preview: 'You owe nothing for it.',
    body: [
      `Your order ${mail.number} could not be delivered and is back with us, so we have closed it. You owe nothing for it.`,
      ...quoted(mail),
      ...(mail.credit > 0
        ? [
            `The ${formatMoney(mail.credit, mail.currency, context.locale)} of store credit that you paid with is yours again.`,
          ]
        : []),
      'The invoice is credited in full; you find the credit note with the order. If you still want the goods, please order again.',
      orderGoods(mail, context),
    ],
  }),
  de: (mail, context) => ({
    subject: `Ihre Bestellung ${mail.number} kam zu uns zurück`,
    preview: 'Sie schulden dafür nichts.',
    body: [
      `Ihre Bestellung ${mail.number} konnte nicht zugestellt werden und ist wieder bei uns. Wir haben sie deshalb geschlossen: Sie schulden dafür nichts.`,
      ...quoted(mail),
      ...(mail.credit > 0
        ? [
            `Das Guthaben von ${formatMoney(mail.credit, mail.currency, context.locale)}, mit dem Sie bezahlt haben, gehört wieder Ihnen.`,
          ]
        : []),
      'Die Rechnung ist vollständig gutgeschrieben; die Gutschrift finden Sie bei der Bestellung. Möchten Sie die Artikel noch haben, bestellen Sie sie bitte neu.',
      orderGoods(mail, context),
    ],
  }),
});
