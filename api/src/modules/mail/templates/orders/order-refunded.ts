import { formatMoney } from '@tessera/shared/money';
import { orderTemplate } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Refunded extends OrderMail {
  /** minor units */
  amount: number;
  /** the return that it is for */
  return_number: string | null;
  /** how it comes: as it was paid, another way, or as store credit */
  way: 'same' | 'another' | 'credit';
}

/** What is shown beside the subject, and what is said of the way. */
type Ways = Record<Refunded['way'], { preview: string; text: string }>;

const EN: Ways = {
  same: {
    preview: 'It goes back the way it came.',
    text: 'The money goes back the way you paid. Depending on your bank, it takes a few days to show.',
  },
  another: {
    preview: 'It comes to you another way than you paid.',
    text: 'It could not go back the way you paid, so it comes to you another way.',
  },
  credit: {
    preview: 'It is in your store credit.',
    text: 'It is in your store credit now, and pays for your next order.',
  },
};

const DE: Ways = {
  same: {
    preview: 'Das Geld geht denselben Weg zurück.',
    text: 'Das Geld geht den Weg zurück, auf dem Sie bezahlt haben. Je nach Bank dauert das einige Tage.',
  },
  another: {
    preview: 'Das Geld kommt auf einem anderen Weg.',
    text: 'Auf dem Weg, auf dem Sie bezahlt haben, ging es nicht: Sie erhalten das Geld auf einem anderen.',
  },
  credit: {
    preview: 'Es ist in Ihrem Guthaben.',
    text: 'Es ist jetzt in Ihrem Guthaben, mit dem Sie Ihre nächste Bestellung bezahlen können.',
  },
};

export const orderRefunded = orderTemplate<Refunded>({
  en: (mail, context) => {
    const amount = formatMoney(mail.amount, mail.currency, context.locale);
    return {
      subject: `We have refunded ${amount} (${mail.number})`,
      preview: EN[mail.way].preview,
      body: [
        mail.return_number
          ? `Your return ${mail.return_number} is settled: we have refunded ${amount}.`
          : `We have refunded ${amount} of your order ${mail.number}.`,
        EN[mail.way].text,
      ],
    };
  },
  de: (mail, context) => {
    const amount = formatMoney(mail.amount, mail.currency, context.locale);
    return {
      subject: `Wir haben ${amount} erstattet (${mail.number})`,
      preview: DE[mail.way].preview,
      body: [
        mail.return_number
          ? `Ihre Rückgabe ${mail.return_number} ist abgeschlossen: Wir haben ${amount} erstattet.`
          : `wir haben ${amount} Ihrer Bestellung ${mail.number} erstattet.`,
        DE[mail.way].text,
      ],
    };
  },
});
