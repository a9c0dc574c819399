import { formatMoney } from '@tessera/shared/money';
import { isMailed, orderMailOf } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Paid extends OrderMail {
  /** what has arrived, minor units */
  amount: number;
}

export const orderPaid = orderMailOf<Paid>()({
  words: {
    en: {
      subject: 'We have received your payment ({number})',
      preview: '{amount} for order {number}.',
      thanks: 'Thank you: we have received {amount} for order {number}. We are getting it ready now.',
      thanks_mailed:
        'Thank you: we have received {amount} for order {number}. Its gift cards go out by e-mail, each on its day.',
      invoice: 'You find the invoice with your order.',
    },
    de: {
      subject: 'Ihre Zahlung ist eingegangen ({number})',
      preview: '{amount} für Bestellung {number}.',
      thanks: 'vielen Dank: Wir haben {amount} für die Bestellung {number} erhalten und bereiten sie nun vor.',
      thanks_mailed:
        'vielen Dank: Wir haben {amount} für die Bestellung {number} erhalten. Ihre Geschenkkarten gehen per E-Mail hinaus, jede an ihrem Tag.',
      invoice: 'Die Rechnung finden Sie bei Ihrer Bestellung.',
    },
  },
  needed: { thanks: ['amount'], thanks_mailed: ['amount'] },
  values: ({ amount, currency }, { locale }) => ({ amount: formatMoney(amount, currency, locale) }),
  write: (mail, say) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [say(isMailed(mail) ? 'thanks_mailed' : 'thanks'), say('invoice')],
  }),
});
