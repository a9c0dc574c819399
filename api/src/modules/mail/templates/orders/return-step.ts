import type { MailBlock } from '../../content/mail-content';
import { orderMailOf, someGoods } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface ReturnStep extends OrderMail {
  step: 'requested' | 'approved' | 'refused' | 'received';
  return_number: string;
  goods: OrderMail['lines'];
  /** what the shop says with its decision */
  message: string | null;
}

/** They came with the decision; once the parcel has arrived they have had their say. */
const ownWords = ({ step, message }: ReturnStep): MailBlock[] =>
  message && step !== 'received' ? [{ quote: message }] : [];

/** One mail for each step of a return; its end is told by return-refunded. */
export const returnStep = orderMailOf<ReturnStep>()({
  words: {
    en: {
      subject_requested: 'We have received your return request {return_number}',
      subject_approved: 'Your return {return_number} is approved',
      subject_refused: 'About your return {return_number}',
      subject_received: 'Your return {return_number} has arrived',
      preview: 'It belongs to your order {number}.',
      requested: 'We have received your request and answer within two working days.',
      approved: 'Please send the items back to us and write {return_number} on the parcel.',
      send_to: 'Send it to: {store}, {address}',
      refused: 'We are sorry: we cannot take these items back.',
      received: 'Your parcel is here. We look at it and refund what you paid.',
    },
    de: {
      subject_requested: 'Ihre Rückgabeanfrage {return_number} ist eingegangen',
      subject_approved: 'Ihre Rückgabe {return_number} ist genehmigt',
      subject_refused: 'Zu Ihrer Rückgabe {return_number}',
      subject_received: 'Ihre Rückgabe {return_number} ist angekommen',
      preview: 'Sie gehört zu Ihrer Bestellung {number}.',
      requested: 'wir haben Ihre Anfrage erhalten und antworten innerhalb von zwei Werktagen.',
      approved: 'bitte senden Sie die Artikel an uns zurück und schreiben Sie {return_number} auf das Paket.',
      send_to: 'Die Anschrift: {store}, {address}',
      refused: 'leider können wir diese Artikel nicht zurücknehmen.',
      received: 'Ihr Paket ist da. Wir sehen es uns an und erstatten, was Sie bezahlt haben.',
    },
  },
  needed: { approved: ['return_number'], send_to: ['address'] },
  values: ({ return_number }) => ({ return_number }),
  write: (mail, say, context) => ({
    subject: say(`subject_${mail.step}`),
    preview: say('preview'),
    body: [
      say(mail.step),
      // where the parcel goes, where staff have said an address
      ...(mail.step === 'approved' && context.store_address
        ? [say('send_to', { address: context.store_address })]
        : []),
      ...ownWords(mail),
      someGoods(mail.goods, mail, context),
    ],
  }),
});
