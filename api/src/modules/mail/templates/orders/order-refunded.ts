import { formatMoney } from '@tessera/shared/money';
import { orderTemplate } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Refunded extends OrderMail {
  /** minor units */
  amount: number;
  /** the return that it is for */
  return_number: string | null;
  /** not the way that it was paid */
  another_way: boolean;
}

export const orderRefunded = orderTemplate<Refunded>({
  en: (mail, context) => {
    const amount = formatMoney(mail.amount, mail.currency, context.locale);
    return {
      subject: `We have refunded ${amount} (${mail.number})`,
      preview: mail.another_way ? 'It comes to you another way than you paid.' : 'It goes back the way it came.',
      body: [
        mail.return_number
          ? `Your return ${mail.return_number} is settled: we have refunded ${amount}.`
          : `We have refunded ${amount} of your order ${mail.number}.`,
        mail.another_way
          ? 'It could not go back the way you paid, so it comes to you another way.'
          : 'The money goes back the way you paid. Depending on your bank, it takes a few days to show.',
      ],
    };
  },
  de: (mail, context) => {
    const amount = formatMoney(mail.amount, mail.currency, context.locale);
    return {
      subject: `Wir haben ${amount} erstattet (${mail.number})`,
      preview: mail.another_way ? 'Das Geld kommt auf einem anderen Weg.' : 'Das Geld geht denselben Weg zurück.',
      body: [
        mail.return_number
          ? `Ihre Rückgabe ${mail.return_number} ist abgeschlossen: Wir haben ${amount} erstattet.`
          : `wir haben ${amount} Ihrer Bestellung ${mail.number} erstattet.`,
        mail.another_way
          ? 'Auf dem Weg, auf dem Sie bezahlt haben, ging es nicht: Sie erhalten das Geld auf einem anderen.'
          : 'Das Geld geht den Weg zurück, auf dem Sie bezahlt haben. Je nach Bank dauert das einige Tage.',
      ],
    };
  },
});
