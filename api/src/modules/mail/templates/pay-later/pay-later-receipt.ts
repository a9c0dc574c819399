import { formatMoney } from '@tessera/shared/money';
import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';

interface Receipt {
  first_name: string;
  order_number: string;
  currency: string;
  /** minor units that were paid now */
  amount: number;
  /** of this order, minor units */
  still_open: number;
}

export const payLaterReceipt = mailOf<Receipt>()({
  words: {
    en: {
      subject: 'We have received your payment ({number})',
      preview: '{amount} for order {number}.',
      thanks: 'Thank you: we have received {amount} for order {number}.',
      open: '{open} of this order is still open.',
      paid: 'With that, this order is paid.',
      button: 'Your pay-later account',
      reason: 'You get this mail because you pay later at {store}.',
    },
    de: {
      subject: 'Ihre Zahlung ist eingegangen ({number})',
      preview: '{amount} für Bestellung {number}.',
      thanks: 'vielen Dank: Wir haben {amount} für Bestellung {number} erhalten.',
      open: 'Von dieser Bestellung sind noch {open} offen.',
      paid: 'Damit ist diese Bestellung bezahlt.',
      button: 'Ihr Konto für spätere Zahlung',
      reason: 'Sie erhalten diese E-Mail, weil Sie bei {store} später bezahlen.',
    },
  },
  needed: { thanks: ['amount', 'number'], open: ['open'] },
  values: ({ order_number, amount, still_open, currency }, { locale }) => ({
    number: order_number,
    amount: formatMoney(amount, currency, locale),
    open: formatMoney(still_open, currency, locale),
  }),
  write: ({ first_name, still_open }, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      greeting(first_name, context),
      say('thanks'),
      say(still_open > 0 ? 'open' : 'paid'),
      { label: say('button'), href: `${context.public_url}/account/pay-later` },
    ],
    reason: say('reason'),
  }),
});
