import type { MailBlock, MailContext } from '../../content/mail-content';
import { orderTemplate, someGoods } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface ReturnStep extends OrderMail {
  step: 'requested' | 'approved' | 'refused' | 'received';
  return_number: string;
  goods: OrderMail['lines'];
  /** what the shop says with its decision */
  message: string | null;
}

/** They came with the decision; once the parcel has arrived they have had their say. */
const words = ({ step, message }: ReturnStep): MailBlock[] =>
  message && step !== 'received' ? [{ quote: message }] : [];

/** Where the parcel goes, where staff have said an address. */
const sendTo = ({ step }: ReturnStep, label: string, { store_name, store_address }: MailContext): MailBlock[] =>
  step === 'approved' && store_address ? [`${label}: ${store_name}, ${store_address}`] : [];

/** One mail for each step of a return; its end is told by return-refunded. */
export const returnStep = orderTemplate<ReturnStep>({
  en: (mail, context) => ({
    subject: {
      requested: `We have received your return request ${mail.return_number}`,
      approved: `Your return ${mail.return_number} is approved`,
      refused: `About your return ${mail.return_number}`,
      received: `Your return ${mail.return_number} has arrived`,
    }[mail.step],
    preview: `It belongs to your order ${mail.number}.`,
    body: [
      {
        requested: 'We have received your request and answer within two working days.',
        approved: `Please send the items back to us and write ${mail.return_number} on the parcel.`,
        refused: 'We are sorry: we cannot take these items back.',
        received: 'Your parcel is here. We look at it and refund what you paid.',
      }[mail.step],
      ...sendTo(mail, 'Send it to', context),
      ...words(mail),
      someGoods(mail.goods, mail, context),
    ],
  }),
  de: (mail, context) => ({
    subject: {
      requested: `Ihre Rückgabeanfrage ${mail.return_number} ist eingegangen`,
      approved: `Ihre Rückgabe ${mail.return_number} ist genehmigt`,
      refused: `Zu Ihrer Rückgabe ${mail.return_number}`,
      received: `Ihre Rückgabe ${mail.return_number} ist angekommen`,
    }[mail.step],
    preview: `Sie gehört zu Ihrer Bestellung ${mail.number}.`,
    body: [
      {
        requested: 'wir haben Ihre Anfrage erhalten und antworten innerhalb von zwei Werktagen.',
        approved: `bitte senden Sie die Artikel an uns zurück und schreiben Sie ${mail.return_number} auf das Paket.`,
        refused: 'leider können wir diese Artikel nicht zurücknehmen.',
        received: 'Ihr Paket ist da. Wir sehen es uns an und erstatten, was Sie bezahlt haben.',
      }[mail.step],
      ...sendTo(mail, 'Die Anschrift', context),
      ...words(mail),
      someGoods(mail.goods, mail, context),
    ],
  }),
});
