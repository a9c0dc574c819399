import { formatMoney } from '@tessera/shared/money';
import { orderGoods, orderMailOf } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface PaymentLost extends OrderMail {
  /** what is to be paid anew, minor units */
  amount: number;
}

/** What a card had reserved for an order is gone before it was taken. */
export const orderPaymentLost = orderMailOf<PaymentLost>()({
  words: {
    en: {
      subject: 'Please pay your order {number} again',
      preview: 'The payment of {amount} did not go through.',
      lost: 'The payment of {amount} for your order {number} did not go through: your bank no longer holds the money for us. Nothing was charged.',
      again: 'Please pay with your order below, with this card or another one. We send it as soon as it is paid.',
      by_link:
        'The link to pay that we sent you takes another payment as long as it is good; after that, please ask us for a new one. We send your order as soon as it is paid.',
    },
    de: {
      subject: 'Bitte bezahlen Sie Ihre Bestellung {number} noch einmal',
      preview: 'Die Zahlung über {amount} kam nicht zustande.',
      lost: 'die Zahlung über {amount} für Ihre Bestellung {number} kam nicht zustande: Ihre Bank hält das Geld nicht mehr für uns bereit. Es wurde nichts abgebucht.',
      again:
        'Bitte bezahlen Sie unten bei der Bestellung, mit dieser oder einer anderen Karte. Wir versenden sie, sobald sie bezahlt ist.',
      by_link:
        'Der Zahlungslink, den Sie von uns haben, nimmt eine neue Zahlung an, solange er gilt; danach bitten Sie uns um einen neuen. Wir versenden Ihre Bestellung, sobald sie bezahlt ist.',
    },
  },
  needed: { lost: ['amount'] },
  values: ({ amount, currency }, { locale }) => ({ amount: formatMoney(amount, currency, locale) }),
  write: (mail, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [say('lost'), say(mail.has_account ? 'again' : 'by_link'), orderGoods(mail, context)],
  }),
});
