import { orderMailOf } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Corrected extends OrderMail {
  /** the numbers of the invoices that are cancelled */
  replaces: string[];
  /** with whole addresses, good for 30 days */
  cancellation: { number: string; url: string };
  invoice: { number: string; url: string };
}

export const invoiceCorrected = orderMailOf<Corrected>()({
  words: {
    en: {
      subject: 'Your corrected invoice {invoice} ({number})',
      preview: 'It replaces invoice {replaced}. Nothing is to be paid for it.',
      anew: 'We have written the invoice of your order {number} anew: {invoice} replaces {replaced}, which is cancelled by {cancellation}.',
      keep: 'Please keep both. Nothing is to be paid, and nothing goes back: the amounts are the same.',
      button_invoice: 'Download invoice {invoice}',
      button_cancellation: 'Download cancellation {cancellation}',
      links: 'Both links are good for 30 days. Whoever has them can read these two documents, and nothing else.',
    },
    de: {
      subject: 'Ihre korrigierte Rechnung {invoice} ({number})',
      preview: 'Sie ersetzt die Rechnung {replaced}. Zu bezahlen ist dafür nichts.',
      anew: 'wir haben die Rechnung zu Ihrer Bestellung {number} neu geschrieben: {invoice} ersetzt {replaced}, storniert durch {cancellation}.',
      keep: 'Bitte bewahren Sie beide auf. Es ist nichts zu bezahlen, und nichts geht zurück: Die Beträge sind dieselben.',
      button_invoice: 'Rechnung {invoice} herunterladen',
      button_cancellation: 'Storno {cancellation} herunterladen',
      links: 'Beide Links gelten 30 Tage. Wer sie hat, kann diese zwei Dokumente lesen, sonst nichts.',
    },
  },
  needed: { anew: ['invoice', 'replaced', 'cancellation'] },
  values: ({ invoice, replaces, cancellation }) => ({
    invoice: invoice.number,
    replaced: replaces.join(', '),
    cancellation: cancellation.number,
  }),
  write: ({ invoice, cancellation }, say) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      say('anew'),
      say('keep'),
      { label: say('button_invoice'), href: invoice.url },
      { label: say('button_cancellation'), href: cancellation.url },
      say('links'),
    ],
  }),
});
