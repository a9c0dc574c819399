import { formatMoney } from '@tessera/shared/money';
import { orderMailOf } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Refunded extends OrderMail {
  /** minor units */
  amount: number;
  /** the return that it is for */
  return_number: string | null;
  /** how it comes: as it was paid, another way, or as store credit */
  way: 'same' | 'another' | 'credit';
}

export const orderRefunded = orderMailOf<Refunded>()({
  words: {
    en: {
      subject: 'We have refunded {amount} ({number})',
      preview_same: 'It goes back the way it came.',
      preview_another: 'It comes to you another way than you paid.',
      preview_credit: 'It is in your store credit.',
      of_order: 'We have refunded {amount} of your order {number}.',
      of_return: 'Your return {return_number} is settled: we have refunded {amount}.',
      same: 'The money goes back the way you paid. Depending on your bank, it takes a few days to show.',
      another: 'It could not go back the way you paid, so it comes to you another way.',
      credit: 'It is in your store credit now, and pays for your next order.',
    },
    de: {
      subject: 'Wir haben {amount} erstattet ({number})',
      preview_same: 'Das Geld geht denselben Weg zurück.',
      preview_another: 'Das Geld kommt auf einem anderen Weg.',
      preview_credit: 'Es ist in Ihrem Guthaben.',
      of_order: 'wir haben {amount} Ihrer Bestellung {number} erstattet.',
      of_return: 'Ihre Rückgabe {return_number} ist abgeschlossen: Wir haben {amount} erstattet.',
      same: 'Das Geld geht den Weg zurück, auf dem Sie bezahlt haben. Je nach Bank dauert das einige Tage.',
      another: 'Auf dem Weg, auf dem Sie bezahlt haben, ging es nicht: Sie erhalten das Geld auf einem anderen.',
      credit: 'Es ist jetzt in Ihrem Guthaben, mit dem Sie Ihre nächste Bestellung bezahlen können.',
    },
  },
  needed: { of_order: ['amount'], of_return: ['amount'] },
  values: ({ amount, currency }, { locale }) => ({ amount: formatMoney(amount, currency, locale) }),
  write: ({ way, return_number }, say) => ({
    subject: say('subject'),
    preview: say(`preview_${way}`),
    body: [return_number ? say('of_return', { return_number }) : say('of_order'), say(way)],
  }),
});
