import { formatMoney } from '@tessera/shared/money';
import { orderTemplate } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Paid extends OrderMail {
  /** what has arrived, minor units */
  amount: number;
}

export const orderPaid = orderTemplate<Paid>({
  en: (mail, context) => {
    const total = formatMoney(mail.amount, mail.currency, context.locale);
    return {
      subject: `We have received your payment (${mail.number})`,
      preview: `${total} for order ${mail.number}.`,
      body: [
        `Thank you: we have received ${total} for order ${mail.number}. We are getting it ready now.`,
        'You find the invoice with your order.',
      ],
    };
  },
  de: (mail, context) => {
    const total = formatMoney(mail.amount, mail.currency, context.locale);
    return {
      subject: `Ihre Zahlung ist eingegangen (${mail.number})`,
      preview: `${total} für Bestellung ${mail.number}.`,
      body: [
        `vielen Dank: Wir haben ${total} für die Bestellung ${mail.number} erhalten und bereiten sie nun vor.`,
        'Die Rechnung finden Sie bei Ihrer Bestellung.',
      ],
    };
  },
});
