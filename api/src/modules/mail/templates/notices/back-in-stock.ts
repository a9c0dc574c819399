import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

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

const named = ({ product, options }: Returned): string => (options ? `${product} (${options})` : product);
const addressOf = ({ slug, variant_id }: Returned, public_url: string): string =>
  `${public_url}/products/${encodeURIComponent(slug)}?variant=${variant_id}`;

export const backInStock: MailTemplate<Returned> = {
  en: (data, { store_name, public_url }) => ({
    subject: data.is_new ? `${named(data)} is here` : `${data.product} is back`,
    preview: data.is_new ? `It is made now, at ${store_name}.` : `It is in stock again at ${store_name}.`,
    body: [
      greeting(''),
      `${named(data)} is ${data.is_new ? 'made now, and in stock' : 'back in stock'}. You asked us to tell you.`,
      { label: 'Look at it', href: addressOf(data, public_url) },
      'We cannot keep it for you: it may be gone again soon.',
    ],
    reason: `You get this one mail because you asked for it at ${store_name}. There will be no other about this item. If it was not you: ${public_url}/back-in-stock/unsubscribe/${data.end_token}`,
  }),
  de: (data, { store_name, public_url }) => ({
    subject: data.is_new ? `${named(data)} ist da` : `${data.product} ist wieder da`,
    preview: `Bei ${store_name} ist der Artikel ${data.is_new ? 'jetzt' : 'wieder'} vorrätig.`,
    body: [
      greeting('', 'de'),
      `${named(data)} ist ${data.is_new ? 'jetzt' : 'wieder'} vorrätig. Sie hatten uns gebeten, Ihnen Bescheid zu geben.`,
      { label: 'Artikel ansehen', href: addressOf(data, public_url) },
      'Wir können den Artikel nicht zurücklegen: Er kann bald wieder vergriffen sein.',
    ],
    reason: `Sie erhalten diese eine Nachricht, weil Sie bei ${store_name} darum gebeten haben. Zu diesem Artikel folgt keine weitere. Falls Sie es nicht waren: ${public_url}/back-in-stock/unsubscribe/${data.end_token}`,
  }),
};
