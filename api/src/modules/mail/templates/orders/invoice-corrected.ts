import { orderTemplate } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Corrected extends OrderMail {
  /** the numbers of the invoices that are cancelled */
  replaces: string[];
  /** with whole addresses, good for 30 days */
  cancellation: { number: string; url: string };
  invoice: { number: string; url: string };
}

export const invoiceCorrected = orderTemplate<Corrected>({
  en: ({ number, replaces, cancellation, invoice }) => ({
    subject: `Your corrected invoice ${invoice.number} (${number})`,
    preview: `It replaces invoice ${replaces.join(', ')}. Nothing is to be paid for it.`,
    body: [
      `We have written the invoice of your order ${number} anew: ${invoice.number} replaces ${replaces.join(', ')}, which is cancelled by ${cancellation.number}.`,
      'Please keep both. Nothing is to be paid, and nothing goes back: the amounts are the same.',
      { label: `Download invoice ${invoice.number}`, href: invoice.url },
      { label: `Download cancellation ${cancellation.number}`, href: cancellation.url },
      'Both links are good for 30 days. Whoever has them can read these two documents, and nothing else.',
    ],
  }),
  de: ({ number, replaces, cancellation, invoice }) => ({
    subject: `Ihre korrigierte Rechnung ${invoice.number} (${number})`,
    preview: `Sie ersetzt die Rechnung ${replaces.join(', ')}. Zu bezahlen ist dafür nichts.`,
    body: [
      `wir haben die Rechnung zu Ihrer Bestellung ${number} neu geschrieben: ${invoice.number} ersetzt ${replaces.join(', ')}, storniert durch ${cancellation.number}.`,
      'Bitte bewahren Sie beide auf. Es ist nichts zu bezahlen, und nichts geht zurück: Die Beträge sind dieselben.',
      { label: `Rechnung ${invoice.number} herunterladen`, href: invoice.url },
      { label: `Storno ${cancellation.number} herunterladen`, href: cancellation.url },
      'Beide Links gelten 30 Tage. Wer sie hat, kann diese zwei Dokumente lesen, sonst nichts.',
    ],
  }),
});
