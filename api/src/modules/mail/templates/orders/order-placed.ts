import type { MailBlock } from '../../content/mail-content';
import { mailDays, orderGoods, orderTemplate } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Placed extends OrderMail {
  /** how it is paid: a transfer is to be made, it is paid at the door or later, a card is charged now, or credit has paid */
  payment: 'card' | 'transfer' | 'cash' | 'later' | 'credit';
  bank: { holder: string; iban: string; bic: string; reference: string } | null;
}

export const orderPlaced = orderTemplate<Placed>({
  en: (mail, context) => ({
    subject: `Your order ${mail.number}`,
    preview: `Thank you for your order at ${context.store_name}.`,
    body: [
      `Thank you for your order ${mail.number}. We write to you again when it is on its way.`,
      ...howPaid(mail, {
        card: 'You pay by card. As soon as the payment is there, we begin.',
        cash: 'You pay when the parcel is handed to you.',
        later: 'You pay later. Your payment plan is in your account.',
        credit: 'You have paid with your store credit.',
        transfer: 'Please transfer the total to this account. We send your order when the money has arrived.',
        bank: (bank) =>
          `${bank.holder}\nIBAN ${bank.iban}\n${bank.bic && `BIC ${bank.bic}\n`}Reference ${bank.reference}`,
      }),
      orderGoods(mail, context),
      `Delivery (${mail.delivery.name}): ${mailDays(mail.delivery.earliest_on, mail.delivery.latest_on, context.locale)}`,
      { quote: mail.ship_to.join('\n') },
    ],
  }),
  de: (mail, context) => ({
    subject: `Ihre Bestellung ${mail.number}`,
    preview: `Vielen Dank für Ihre Bestellung bei ${context.store_name}.`,
    body: [
      `vielen Dank für Ihre Bestellung ${mail.number}. Wir schreiben Ihnen wieder, sobald sie unterwegs ist.`,
      ...howPaid(mail, {
        card: 'Sie zahlen mit Karte. Sobald die Zahlung da ist, beginnen wir.',
        cash: 'Sie zahlen, wenn Ihnen das Paket übergeben wird.',
        later: 'Sie zahlen später. Ihren Zahlungsplan finden Sie in Ihrem Konto.',
        credit: 'Sie haben mit Ihrem Guthaben bezahlt.',
        transfer:
          'Bitte überweisen Sie den Gesamtbetrag auf dieses Konto. Wir versenden Ihre Bestellung, sobald das Geld da ist.',
        bank: (bank) =>
          `${bank.holder}\nIBAN ${bank.iban}\n${bank.bic && `BIC ${bank.bic}\n`}Verwendungszweck ${bank.reference}`,
      }),
      orderGoods(mail, context),
      `Versand (${mail.delivery.name}): ${mailDays(mail.delivery.earliest_on, mail.delivery.latest_on, context.locale)}`,
      { quote: mail.ship_to.join('\n') },
    ],
  }),
});

interface PaymentWords extends Record<Placed['payment'], string> {
  bank: (bank: NonNullable<Placed['bank']>) => string;
}

function howPaid({ payment, bank }: Placed, words: PaymentWords): MailBlock[] {
  return [words[payment], ...(payment === 'transfer' && bank ? [{ quote: words.bank(bank) }] : [])];
}
