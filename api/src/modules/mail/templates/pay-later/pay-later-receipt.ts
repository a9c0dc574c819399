import { formatMoney } from '@tessera/shared/money';
import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

interface Receipt {
  first_name: string;
  order_number: string;
  currency: string;
  /** minor units that were paid now */
  amount: number;
  /** of this order, minor units */
  still_open: number;
}

export const payLaterReceipt: MailTemplate<Receipt> = {
  en: ({ first_name, order_number, currency, amount, still_open }, { store_name, public_url, locale }) => ({
    subject: `We have received your payment (${order_number})`,
    preview: `${formatMoney(amount, currency, locale)} for order ${order_number}.`,
    body: [
      greeting(first_name),
      `Thank you: we have received ${formatMoney(amount, currency, locale)} for order ${order_number}.`,
      still_open > 0
        ? `${formatMoney(still_open, currency, locale)} of this order is still open.`
        : 'With that, this order is paid.',
      { label: 'Your pay-later account', href: `${public_url}/account/pay-later` },
    ],
    reason: `You get this mail because you pay later at ${store_name}.`,
  }),
  de: ({ first_name, order_number, currency, amount, still_open }, { store_name, public_url, locale }) => ({
    subject: `Ihre Zahlung ist eingegangen (${order_number})`,
    preview: `${formatMoney(amount, currency, locale)} für Bestellung ${order_number}.`,
    body: [
      greeting(first_name, 'de'),
      `vielen Dank: Wir haben ${formatMoney(amount, currency, locale)} für Bestellung ${order_number} erhalten.`,
      still_open > 0
        ? `Von dieser Bestellung sind noch ${formatMoney(still_open, currency, locale)} offen.`
        : 'Damit ist diese Bestellung bezahlt.',
      { label: 'Ihr Konto für spätere Zahlung', href: `${public_url}/account/pay-later` },
    ],
    reason: `Sie erhalten diese E-Mail, weil Sie bei ${store_name} später bezahlen.`,
  }),
};
