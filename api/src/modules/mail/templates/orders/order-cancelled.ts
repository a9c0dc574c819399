import { formatMoney } from '@tessera/shared/money';
import { orderGoods, orderTemplate } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Cancelled extends OrderMail {
  /** 'unpaid': nothing was paid in time */
  by: 'buyer' | 'shop' | 'unpaid';
  /** minor units that go back */
  refund: number;
}

export const orderCancelled = orderTemplate<Cancelled>({
  en: (mail, context) => ({
    subject: `Your order ${mail.number} was cancelled`,
    preview: 'Nothing is sent.',
    body: [
      {
        buyer: `As you asked, your order ${mail.number} was cancelled.`,
        shop: `We had to cancel your order ${mail.number}. We are sorry.`,
        unpaid: `Your order ${mail.number} was cancelled, because no payment arrived in time.`,
      }[mail.by],
      mail.refund > 0
        ? `${formatMoney(mail.refund, mail.currency, context.locale)} goes back to you the way it came.`
        : 'Nothing was charged.',
      orderGoods(mail, context),
    ],
  }),
  de: (mail, context) => ({
    subject: `Ihre Bestellung ${mail.number} wurde storniert`,
    preview: 'Es wird nichts versendet.',
    body: [
      {
        buyer: `wie gewünscht haben wir Ihre Bestellung ${mail.number} storniert.`,
        shop: `wir mussten Ihre Bestellung ${mail.number} leider stornieren. Das tut uns leid.`,
        unpaid: `Ihre Bestellung ${mail.number} wurde storniert, weil keine Zahlung rechtzeitig eingegangen ist.`,
      }[mail.by],
      mail.refund > 0
        ? `Sie erhalten ${formatMoney(mail.refund, mail.currency, context.locale)} auf dem Weg zurück, auf dem Sie bezahlt haben.`
        : 'Es wurde nichts abgebucht.',
      orderGoods(mail, context),
    ],
  }),
});
