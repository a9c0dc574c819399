import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';

interface Asked {
  token: string;
  end_token: string;
  /** with the combination's values where that is not made */
  product: string;
  /** it is not made at all now */
  is_new?: boolean;
}

const kindOf = ({ is_new }: Asked): 'new' | 'back' => (is_new ? 'new' : 'back');

export const backInStockConfirm = mailOf<Asked>()({
  words: {
    en: {
      subject_back: 'Shall we tell you when {product} is back?',
      subject_new: 'Shall we tell you when {product} is made?',
      preview_back: 'One click, and you get a mail as soon as it is in stock again.',
      preview_new: 'One click, and you get a mail as soon as it is made.',
      asked_back:
        'Somebody, probably you, wants to know when {product} is back in stock at {store}. Please confirm that we may tell you at this address.',
      asked_new:
        'Somebody, probably you, wants to know when {product} is made at {store}. Please confirm that we may tell you at this address.',
      button: 'Yes, tell me',
      once_back: 'The link works for seven days. You get one mail when it is back, and no other.',
      once_new: 'The link works for seven days. You get one mail when it is made, and no other.',
      reason: 'You do not want to be told? You need do nothing, or end it at once: {end_link}',
    },
    de: {
      subject_back: 'Sollen wir Ihnen schreiben, wenn {product} wieder da ist?',
      subject_new: 'Sollen wir Ihnen schreiben, wenn es {product} gibt?',
      preview_back: 'Ein Klick, und Sie erhalten eine Nachricht, sobald das Produkt wieder vorrätig ist.',
      preview_new: 'Ein Klick, und Sie erhalten eine Nachricht, sobald das Produkt da ist.',
      asked_back:
        'jemand – vermutlich Sie selbst – möchte wissen, wann {product} bei {store} wieder vorrätig ist. Bitte bestätigen Sie, dass wir Ihnen an diese Adresse schreiben dürfen.',
      asked_new:
        'jemand – vermutlich Sie selbst – möchte wissen, ob {product} bei {store} noch gemacht wird. Bitte bestätigen Sie, dass wir Ihnen an diese Adresse schreiben dürfen.',
      button: 'Ja, bitte Bescheid geben',
      once_back:
        'Der Link ist sieben Tage gültig. Sie erhalten eine einzige Nachricht, sobald das Produkt wieder da ist.',
      once_new: 'Der Link ist sieben Tage gültig. Sie erhalten eine einzige Nachricht, sobald das Produkt da ist.',
      reason: 'Sie möchten keine Nachricht? Dann brauchen Sie nichts zu tun oder beenden es gleich: {end_link}',
    },
  },
  needed: { asked_back: ['product'], asked_new: ['product'], reason: ['end_link'] },
  values: ({ product, end_token }, { public_url }) => ({
    product,
    end_link: `${public_url}/back-in-stock/unsubscribe/${end_token}`,
  }),
  write: (data, say, context) => ({
    subject: say(`subject_${kindOf(data)}`),
    preview: say(`preview_${kindOf(data)}`),
    body: [
      greeting('', context),
      say(`asked_${kindOf(data)}`),
      { label: say('button'), href: `${context.public_url}/back-in-stock/confirm/${data.token}` },
      say(`once_${kindOf(data)}`),
    ],
    reason: say('reason'),
  }),
});
