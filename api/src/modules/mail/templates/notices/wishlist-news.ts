import { formatMoney } from '@tessera/shared/money';
import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';
import type { MailBlock } from '../../content/mail-content';

interface WishlistNews {
  first_name: string;
  currency: string;
  /** minor units */
  cheaper: { name: string; slug: string; before: number; now: number }[];
  back: { name: string; slug: string }[];
  end_token: string;
}

export const wishlistNews = mailOf<WishlistNews>()({
  words: {
    en: {
      subject_cheaper: 'Something on your wishlist is cheaper now',
      subject_back: 'Something on your wishlist is back',
      news: 'There is news about what you put on your wishlist.',
      cheaper: '{product} costs {now} now. It was {before}.',
      back: '{product} is in stock again.',
      reason: 'You get this mail because of your wishlist at {store}. No more of these: {end_link}',
    },
    de: {
      subject_cheaper: 'Etwas auf Ihrem Wunschzettel ist günstiger geworden',
      subject_back: 'Etwas auf Ihrem Wunschzettel ist wieder da',
      news: 'es gibt Neuigkeiten zu Ihrem Wunschzettel.',
      cheaper: '{product} kostet jetzt {now} statt {before}.',
      back: '{product} ist wieder vorrätig.',
      reason: 'Sie erhalten diese Nachricht wegen Ihres Wunschzettels bei {store}. Keine weiteren davon: {end_link}',
    },
  },
  needed: { cheaper: ['product', 'now'], back: ['product'], reason: ['end_link'] },
  values: ({ end_token }, { public_url }) => ({ end_link: `${public_url}/back-in-stock/unsubscribe/${end_token}` }),
  write({ first_name, currency, cheaper, back }, say, context) {
    const money = (amount: number): string => formatMoney(amount, currency, context.locale);
    const linkTo = ({ name, slug }: { name: string; slug: string }): MailBlock => ({
      label: name,
      href: `${context.public_url}/products/${encodeURIComponent(slug)}`,
    });
    return {
      subject: say(cheaper.length > 0 ? 'subject_cheaper' : 'subject_back'),
      preview: [...cheaper, ...back].map(({ name }) => name).join(', '),
      body: [
        greeting(first_name, context),
        say('news'),
        ...cheaper.flatMap((product) => [
          say('cheaper', { product: product.name, before: money(product.before), now: money(product.now) }),
          linkTo(product),
        ]),
        ...back.flatMap((product) => [say('back', { product: product.name }), linkTo(product)]),
      ],
      reason: say('reason'),
    };
  },
});
