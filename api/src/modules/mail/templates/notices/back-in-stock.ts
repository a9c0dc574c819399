import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';

interface Returned {
  product: string;
  slug: string;
  variant_id: string;
  /** the variant's values, e.g. 'Oat, large'; empty where there is one variant only */
  options: string;
  /** it was not made at all when it was asked for */
  is_new?: boolean;
  end_token: string;
}

const kindOf = ({ is_new }: Returned): 'new' | 'back' => (is_new ? 'new' : 'back');
const named = ({ product, options }: Returned): string => (options ? `${product} (${options})` : product);

export const backInStock = mailOf<Returned>()({
  words: {
    en: {
      subject_back: '{product} is back',
      subject_new: '{item} is here',
      preview_back: 'It is in stock again at {store}.',
      preview_new: 'It is made now, at {store}.',
      is_back: '{item} is back in stock. You asked us to tell you.',
      is_new: '{item} is made now, and in stock. You asked us to tell you.',
      button: 'Look at it',
      hurry: 'We cannot keep it for you: it may be gone again soon.',
      reason:
        'You get this one mail because you asked for it at {store}. There will be no other about this item. If it was not you: {end_link}',
    },
    de: {
      subject_back: '{product} ist wieder da',
      subject_new: '{item} ist da',
      preview_back: 'Bei {store} ist das Produkt wieder vorrätig.',
      preview_new: 'Bei {store} ist das Produkt jetzt vorrätig.',
      is_back: '{item} ist wieder vorrätig. Sie hatten uns gebeten, Ihnen Bescheid zu geben.',
      is_new: '{item} ist jetzt vorrätig. Sie hatten uns gebeten, Ihnen Bescheid zu geben.',
      button: 'Produkt ansehen',
      hurry: 'Wir können das Produkt nicht zurücklegen: Es kann bald wieder vergriffen sein.',
      reason:
        'Sie erhalten diese eine Nachricht, weil Sie bei {store} darum gebeten haben. Zu diesem Produkt folgt keine weitere. Falls Sie es nicht waren: {end_link}',
    },
  },
  needed: { is_back: ['item'], is_new: ['item'], reason: ['end_link'] },
  values: (data, { public_url }) => ({
    product: data.product,
    item: named(data),
    end_link: `${public_url}/back-in-stock/unsubscribe/${data.end_token}`,
  }),
  write: (data, say, context) => ({
    subject: say(`subject_${kindOf(data)}`),
    preview: say(`preview_${kindOf(data)}`),
    body: [
      greeting('', context),
      say(`is_${kindOf(data)}`),
      {
        label: say('button'),
        href: `${context.public_url}/products/${encodeURIComponent(data.slug)}?variant=${data.variant_id}`,
      },
      say('hurry'),
    ],
    reason: say('reason'),
  }),
});
