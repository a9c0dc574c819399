import { formatMoney } from '@tessera/shared/money';
import { orderGoods, orderMailOf } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Changed extends OrderMail {
  /** minor units: what is still to be paid, and what goes back; at most one is above 0 */
  owed: number;
  refund: number;
}

/** Staff have changed the lines of an order. */
export const orderChanged = orderMailOf<Changed>()({
  words: {
    en: {
      subject: 'Your order {number} was changed',
      preview: 'It comes to {total} now.',
      changed: 'We have changed your order {number}. It holds this now:',
      owed: '{owed} is still to be paid. We send your order as soon as it has arrived.',
      refund: '{refund} goes back to you the way you paid.',
    },
    de: {
      subject: 'Ihre Bestellung {number} wurde geändert',
      preview: 'Sie kostet jetzt {total}.',
      changed: 'wir haben Ihre Bestellung {number} geändert. Sie enthält jetzt:',
      owed: 'Davon sind noch {owed} zu bezahlen. Wir versenden Ihre Bestellung, sobald das Geld da ist.',
      refund: '{refund} gehen auf dem Weg zurück, auf dem Sie bezahlt haben.',
    },
  },
  needed: { owed: ['owed'], refund: ['refund'] },
  values({ totals, owed, refund, currency }, { locale }) {
    const money = (amount: number): string => formatMoney(amount, currency, locale);
    return { total: money(totals.total), owed: money(owed), refund: money(refund) };
  },
  write: (mail, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      say('changed'),
      orderGoods(mail, context),
      ...(mail.owed > 0 ? [say('owed')] : []),
      ...(mail.refund > 0 ? [say('refund')] : []),
    ],
  }),
});
