import { formatMoney } from '@tessera/shared/money';
import { orderGoods, orderMailOf } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Undelivered extends OrderMail {
  /** what staff say about it; '': nothing */
  reason: string;
  /** minor units of store credit that go back */
  credit: number;
}

/** Its parcels came back, and nobody had paid it: it is over. */
export const orderUndelivered = orderMailOf<Undelivered>()({
  words: {
    en: {
      subject: 'Your order {number} came back to us',
      preview: 'You owe nothing for it.',
      ended:
        'Your order {number} could not be delivered and is back with us, so we have closed it. You owe nothing for it.',
      credit: 'The {credit} of store credit that you paid with is yours again.',
      papers:
        'The invoice is credited in full; you find the credit note with the order. If you still want the goods, please order again.',
    },
    de: {
      subject: 'Ihre Bestellung {number} kam zu uns zurück',
      preview: 'Sie schulden dafür nichts.',
      ended:
        'Ihre Bestellung {number} konnte nicht zugestellt werden und ist wieder bei uns. Wir haben sie deshalb geschlossen: Sie schulden dafür nichts.',
      credit: 'Das Guthaben von {credit}, mit dem Sie bezahlt haben, gehört wieder Ihnen.',
      papers:
        'Die Rechnung ist vollständig gutgeschrieben; die Gutschrift finden Sie bei der Bestellung. Möchten Sie die Artikel noch haben, bestellen Sie sie bitte neu.',
    },
  },
  needed: { credit: ['credit'] },
  values: ({ credit, currency }, { locale }) => ({ credit: formatMoney(credit, currency, locale) }),
  write: (mail, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      say('ended'),
      ...(mail.reason === '' ? [] : [{ quote: mail.reason }]),
      ...(mail.credit > 0 ? [say('credit')] : []),
      say('papers'),
      orderGoods(mail, context),
    ],
  }),
});
