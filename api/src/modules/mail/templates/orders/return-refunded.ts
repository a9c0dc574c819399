import { formatMoney } from '@tessera/shared/money';
import type { RefundWayView } from '../../../../schemas/refund-preview';
import { orderMailOf, someGoods } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface ReturnRefunded extends OrderMail {
  return_number: string;
  goods: OrderMail['lines'];
  /** minor units; 0: nothing goes back */
  amount: number;
  /** by which ways; they add up to it */
  ways: RefundWayView[];
  /** what the shop says with it; '': nothing */
  message: string;
}

/** Which text says where the money of a way goes. */
const textOf = ({ way }: RefundWayView): 'to_credit' | 'off_plan' | 'of_instalments' | 'as_paid' => {
  if (way === 'store-credit') return 'to_credit';
  if (way === 'pay-later') return 'off_plan';
  return way === 'instalments' ? 'of_instalments' : 'as_paid';
};

/** The end of a return: all that goes back for it, and how. */
export const returnRefunded = orderMailOf<ReturnRefunded>()({
  words: {
    en: {
      subject: 'Your return {return_number} is settled',
      preview: 'It belongs to your order {number}.',
      settled: 'Your return {return_number} is settled: we refund {amount}.',
      nothing: 'Your return {return_number} is settled. Nothing is refunded.',
      to_credit: '{part} goes to your store credit, and pays for your next order.',
      off_plan: '{part} comes off the instalments that are still to be paid.',
      of_instalments: '{part} of the instalments that you have paid goes back the way each was paid.',
      as_paid: '{part} goes back the way you paid.',
      bank: 'Depending on your bank, it takes a few days to show.',
    },
    de: {
      subject: 'Ihre Rückgabe {return_number} ist abgeschlossen',
      preview: 'Sie gehört zu Ihrer Bestellung {number}.',
      settled: 'Ihre Rückgabe {return_number} ist abgeschlossen: Wir erstatten {amount}.',
      nothing: 'Ihre Rückgabe {return_number} ist abgeschlossen. Es wird nichts erstattet.',
      to_credit: '{part} gehen in Ihr Guthaben, mit dem Sie Ihre nächste Bestellung bezahlen können.',
      off_plan: '{part} gehen von den Raten ab, die noch offen sind.',
      of_instalments: '{part} der bezahlten Raten gehen den Weg zurück, auf dem jede bezahlt wurde.',
      as_paid: '{part} gehen den Weg zurück, auf dem Sie bezahlt haben.',
      bank: 'Je nach Bank dauert das einige Tage.',
    },
  },
  needed: {
    settled: ['amount'],
    to_credit: ['part'],
    off_plan: ['part'],
    of_instalments: ['part'],
    as_paid: ['part'],
  },
  values: ({ return_number, amount, currency }, { locale }) => ({
    return_number,
    amount: formatMoney(amount, currency, locale),
  }),
  write: (mail, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      say(mail.amount > 0 ? 'settled' : 'nothing'),
      ...mail.ways.map((way) => say(textOf(way), { part: formatMoney(way.amount, mail.currency, context.locale) })),
      ...(mail.ways.some(({ way }) => way !== 'store-credit' && way !== 'pay-later') ? [say('bank')] : []),
      ...(mail.message === '' ? [] : [{ quote: mail.message }]),
      someGoods(mail.goods, mail, context),
    ],
  }),
});
