import { formatMoney } from '@tessera/shared/money';
import { orderGoods, orderTemplate } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Changed extends OrderMail {
  /** minor units: what is still to be paid, and what goes back; at most one is above 0 */
  owed: number;
  refund: number;
}

/** Staff have changed the lines of an order. */
export const orderChanged = orderTemplate<Changed>({
  en: (mail, context) => {
    const money = (amount: number): string => formatMoney(amount, mail.currency, context.locale);
    return {
      subject: `Your order ${mail.number} was changed`,
      preview: `It comes to ${money(mail.totals.total)} now.`,
      body: [
        `We have changed your order ${mail.number}. It holds this now:`,
        orderGoods(mail, context),
        ...(mail.owed > 0
          ? [`${money(mail.owed)} is still to be paid. We send your order as soon as it has arrived.`]
          : []),
        ...(mail.refund > 0 ? [`${money(mail.refund)} goes back to you the way you paid.`] : []),
      ],
    };
  },
  de: (mail, context) => {
    const money = (amount: number): string => formatMoney(amount, mail.currency, context.locale);
    return {
      subject: `Ihre Bestellung ${mail.number} wurde geändert`,
      preview: `Sie kostet jetzt ${money(mail.totals.total)}.`,
      body: [
        `wir haben Ihre Bestellung ${mail.number} geändert. Sie enthält jetzt:`,
        orderGoods(mail, context),
        ...(mail.owed > 0
          ? [`Davon sind noch ${money(mail.owed)} zu bezahlen. Wir versenden Ihre Bestellung, sobald das Geld da ist.`]
          : []),
        ...(mail.refund > 0 ? [`${money(mail.refund)} gehen auf dem Weg zurück, auf dem Sie bezahlt haben.`] : []),
      ],
    };
  },
});
