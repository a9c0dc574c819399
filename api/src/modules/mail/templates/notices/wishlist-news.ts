import { formatMoney } from '@tessera/shared/money';
import { greeting } from '../../content/greeting';
import type { MailBlock, MailContext, MailTemplate } from '../../content/mail-content';

interface WishlistNews {
  first_name: string;
  currency: string;
  /** minor units */
  cheaper: { name: string; slug: string; before: number; now: number }[];
  back: { name: string; slug: string }[];
  end_token: string;
}

interface Words {
  cheaper(name: string, before: string, now: string): string;
  back(name: string): string;
}

const pageOf = (slug: string, { public_url }: MailContext): string =>
  `${public_url}/products/${encodeURIComponent(slug)}`;

/** One paragraph and one link for each product. */
function linesOf({ cheaper, back, currency }: WishlistNews, words: Words, context: MailContext): MailBlock[] {
  const money = (amount: number): string => formatMoney(amount, currency, context.locale);
  return [
    ...cheaper.flatMap(({ name, slug, before, now }): MailBlock[] => [
      words.cheaper(name, money(before), money(now)),
      { label: name, href: pageOf(slug, context) },
    ]),
    ...back.flatMap(({ name, slug }): MailBlock[] => [words.back(name), { label: name, href: pageOf(slug, context) }]),
  ];
}

export const wishlistNews: MailTemplate<WishlistNews> = {
  en: (data, context) => ({
    subject:
      data.cheaper.length > 0 ? 'Something on your wishlist is cheaper now' : 'Something on your wishlist is back',
    preview: [...data.cheaper, ...data.back].map(({ name }) => name).join(', '),
    body: [
      greeting(data.first_name),
      'There is news about what you put on your wishlist.',
      ...linesOf(
        data,
        {
          cheaper: (name, before, now) => `${name} costs ${now} now. It was ${before}.`,
          back: (name) => `${name} is in stock again.`,
        },
        context,
      ),
    ],
    reason: `You get this mail because of your wishlist at ${context.store_name}. No more of these: ${context.public_url}/back-in-stock/unsubscribe/${data.end_token}`,
  }),
  de: (data, context) => ({
    subject:
      data.cheaper.length > 0
        ? 'Etwas auf Ihrem Wunschzettel ist günstiger geworden'
        : 'Etwas auf Ihrem Wunschzettel ist wieder da',
    preview: [...data.cheaper, ...data.back].map(({ name }) => name).join(', '),
    body: [
      greeting(data.first_name, 'de'),
      'es gibt Neuigkeiten zu Ihrem Wunschzettel.',
      ...linesOf(
        data,
        {
          cheaper: (name, before, now) => `${name} kostet jetzt ${now} statt ${before}.`,
          back: (name) => `${name} ist wieder vorrätig.`,
        },
        context,
      ),
    ],
    reason: `Sie erhalten diese Nachricht wegen Ihres Wunschzettels bei ${context.store_name}. Keine weiteren davon: ${context.public_url}/back-in-stock/unsubscribe/${data.end_token}`,
  }),
};
