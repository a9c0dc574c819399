import type { MailBlock } from '../../content/mail-content';
import type { Say } from '../../content/mail-words';
import { isMailed, mailDays, orderGoods, orderMailOf } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Placed extends OrderMail {
  /** how it is paid: a transfer is to be made, it is paid at the door or later, a card is charged now, credit has paid, or it costs nothing */
  payment: 'card' | 'transfer' | 'cash' | 'later' | 'credit' | 'nothing';
  bank: { holder: string; iban: string; bic: string; reference: string } | null;
}

export const orderPlaced = orderMailOf<Placed>()({
  words: {
    en: {
      subject: 'Your order {number}',
      preview: 'Thank you for your order at {store}.',
      thanks: 'Thank you for your order {number}. We write to you again when it is on its way.',
      thanks_mailed:
        'Thank you for your order {number}. Gift cards go out by e-mail once they are paid, each on its day.',
      pay_card: 'You pay by card. As soon as the payment is there, we begin.',
      pay_transfer: 'Please transfer the total to this account. We send your order when the money has arrived.',
      account: '{holder}\nIBAN {iban}\nReference {reference}',
      account_bic: '{holder}\nIBAN {iban}\nBIC {bic}\nReference {reference}',
      pay_cash: 'You pay when the parcel is handed to you.',
      pay_later: 'You pay later. Your payment plan is in your account.',
      pay_credit: 'You have paid with your store credit.',
      pay_nothing: 'There is nothing to pay.',
      delivery: 'Delivery ({method}): {days}',
      delivery_some: 'Delivery ({method}): what is there {days}, back-orders later',
      delivery_ahead: 'Delivery ({method}): as soon as it is there',
    },
    de: {
      subject: 'Ihre Bestellung {number}',
      preview: 'Vielen Dank für Ihre Bestellung bei {store}.',
      thanks: 'vielen Dank für Ihre Bestellung {number}. Wir schreiben Ihnen wieder, sobald sie unterwegs ist.',
      thanks_mailed:
        'vielen Dank für Ihre Bestellung {number}. Geschenkkarten gehen per E-Mail hinaus, sobald sie bezahlt sind, jede an ihrem Tag.',
      pay_card: 'Sie zahlen mit Karte. Sobald die Zahlung da ist, beginnen wir.',
      pay_transfer:
        'Bitte überweisen Sie den Gesamtbetrag auf dieses Konto. Wir versenden Ihre Bestellung, sobald das Geld da ist.',
      account: '{holder}\nIBAN {iban}\nVerwendungszweck {reference}',
      account_bic: '{holder}\nIBAN {iban}\nBIC {bic}\nVerwendungszweck {reference}',
      pay_cash: 'Sie zahlen, wenn Ihnen das Paket übergeben wird.',
      pay_later: 'Sie zahlen später. Ihren Zahlungsplan finden Sie in Ihrem Konto.',
      pay_credit: 'Sie haben mit Ihrem Guthaben bezahlt.',
      pay_nothing: 'Es ist nichts zu bezahlen.',
      delivery: 'Versand ({method}): {days}',
      delivery_some: 'Versand ({method}): was da ist, {days}, Vorbestelltes später',
      delivery_ahead: 'Versand ({method}): sobald es da ist',
    },
  },
  needed: {
    thanks: ['number'],
    thanks_mailed: ['number'],
    account: ['holder', 'iban', 'reference'],
    account_bic: ['holder', 'iban', 'bic', 'reference'],
    delivery: ['days'],
    delivery_some: ['days'],
  },
  values: ({ delivery }, { locale }) => ({
    method: delivery.name,
    days: mailDays(delivery.earliest_on, delivery.latest_on, locale),
  }),
  write: (mail, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      say(isMailed(mail) ? 'thanks_mailed' : 'thanks'),
      say(`pay_${mail.payment}`),
      ...accountOf(mail, say),
      orderGoods(mail, context),
      ...(isMailed(mail) ? [] : [say(arrivalOf(mail)), { quote: mail.ship_to.join('\n') }]),
    ],
  }),
});

/** What is not there has no day. */
function arrivalOf({ lines }: Placed): 'delivery' | 'delivery_some' | 'delivery_ahead' {
  if (lines.every(({ backorder }) => !backorder)) return 'delivery';
  const isAllAhead = lines.every(({ backorder, quantity, mailed }) => mailed || backorder?.quantity === quantity);
  return isAllAhead ? 'delivery_ahead' : 'delivery_some';
}

/** Where the money goes, where it is transferred. */
function accountOf({ payment, bank }: Placed, say: Say<'account' | 'account_bic'>): MailBlock[] {
  if (payment !== 'transfer' || !bank) return [];
  return [{ quote: say(bank.bic ? 'account_bic' : 'account', bank) }];
}
