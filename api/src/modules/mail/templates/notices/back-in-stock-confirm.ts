import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

interface Asked {
  token: string;
  end_token: string;
  /** with the combination's values where that is not made */
  product: string;
  /** it is not made at all now */
  is_new?: boolean;
}

export const backInStockConfirm: MailTemplate<Asked> = {
  en: ({ token, end_token, product, is_new }, { store_name, public_url }) => ({
    subject: `Shall we tell you when ${product} is ${is_new ? 'made' : 'back'}?`,
    preview: `One click, and you get a mail as soon as it is ${is_new ? 'made' : 'in stock again'}.`,
    body: [
      greeting(''),
      `Somebody, probably you, wants to know when ${product} is ${is_new ? 'made' : 'back in stock'} at ${store_name}. Please confirm that we may tell you at this address.`,
      { label: 'Yes, tell me', href: `${public_url}/back-in-stock/confirm/${token}` },
      `The link works for seven days. You get one mail when it is ${is_new ? 'made' : 'back'}, and no other.`,
    ],
    reason: `You do not want to be told? You need do nothing, or end it at once: ${public_url}/back-in-stock/unsubscribe/${end_token}`,
  }),
  de: ({ token, end_token, product, is_new }, { store_name, public_url }) => ({
    subject: is_new
      ? `Sollen wir Ihnen schreiben, wenn es ${product} gibt?`
      : `Sollen wir Ihnen schreiben, wenn ${product} wieder da ist?`,
    preview: `Ein Klick, und Sie erhalten eine Nachricht, sobald der Artikel ${is_new ? 'da' : 'wieder vorrätig'} ist.`,
    body: [
      greeting('', 'de'),
      `jemand – vermutlich Sie selbst – möchte wissen, ${is_new ? 'ob' : 'wann'} ${product} bei ${store_name} ${is_new ? 'noch gemacht wird' : 'wieder vorrätig ist'}. Bitte bestätigen Sie, dass wir Ihnen an diese Adresse schreiben dürfen.`,
      { label: 'Ja, bitte Bescheid geben', href: `${public_url}/back-in-stock/confirm/${token}` },
      `Der Link ist sieben Tage gültig. Sie erhalten eine einzige Nachricht, sobald der Artikel ${is_new ? '' : 'wieder '}da ist.`,
    ],
    reason: `Sie möchten keine Nachricht? Dann brauchen Sie nichts zu tun oder beenden es gleich: ${public_url}/back-in-stock/unsubscribe/${end_token}`,
  }),
};
