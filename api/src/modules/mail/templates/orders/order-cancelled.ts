import { formatMoney } from '@tessera/shared/money';
import { orderGoods, orderMailOf } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Cancelled extends OrderMail {
  /** 'unpaid': nothing was paid in time */
  by: 'buyer' | 'shop' | 'unpaid';
  /** minor units that go back */
  refund: number;
}

export const orderCancelled = orderMailOf<Cancelled>()({
  words: {
    en: {
      subject: 'Your order {number} was cancelled',
      preview: 'Nothing is sent.',
      by_buyer: 'As you asked, your order {number} was cancelled.',
      by_shop: 'We had to cancel your order {number}. We are sorry.',
      by_unpaid: 'Your order {number} was cancelled, because no payment arrived in time.',
      refund: '{refund} goes back to you the way it came.',
      nothing: 'Nothing was charged.',
    },
    de: {
      subject: 'Ihre Bestellung {number} wurde storniert',
      preview: 'Es wird nichts versendet.',
      by_buyer: 'wie gewünscht haben wir Ihre Bestellung {number} storniert.',
      by_shop: 'wir mussten Ihre Bestellung {number} leider stornieren. Das tut uns leid.',
      by_unpaid: 'Ihre Bestellung {number} wurde storniert, weil keine Zahlung rechtzeitig eingegangen ist.',
      refund: 'Sie erhalten {refund} auf dem Weg zurück, auf dem Sie bezahlt haben.',
      nothing: 'Es wurde nichts abgebucht.',
    },
  },
  needed: { refund: ['refund'] },
  values: ({ refund, currency }, { locale }) => ({ refund: formatMoney(refund, currency, locale) }),
  write: (mail, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [say(`by_${mail.by}`), say(mail.refund > 0 ? 'refund' : 'nothing'), orderGoods(mail, context)],
  }),
});
