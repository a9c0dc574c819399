import { formatMoney } from '@tessera/shared/money';
import { cachedFormat } from '../../../../presenters/formats/cached-format';
import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';
import { orderGoods } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface PaymentLinkMail extends Pick<OrderMail, 'first_name' | 'number' | 'currency' | 'lines' | 'totals'> {
  /** what is to be paid, minor units */
  due: number;
  /** of the link */
  token: string;
  /** RFC 3339 */
  expires_at: string;
}

const dayIn = cachedFormat(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** What the order's buyer owes, and where it is paid without signing in. */
export const paymentLink = mailOf<PaymentLinkMail>()({
  words: {
    en: {
      subject: 'Please pay your order {number}',
      preview: '{amount}, until {day}.',
      ready: 'Your order {number} is ready to be paid: {amount}. You need no account for it.',
      button: 'Pay {amount}',
      until: 'The link is good until {day}. Whoever has it can see what was ordered and pay it, and nothing else.',
      reason: 'You get this mail because {store} wrote order {number} for you.',
    },
    de: {
      subject: 'Bitte bezahlen Sie Ihre Bestellung {number}',
      preview: '{amount}, bis zum {day}.',
      ready: 'Ihre Bestellung {number} kann nun bezahlt werden: {amount}. Ein Konto brauchen Sie dafür nicht.',
      button: '{amount} bezahlen',
      until: 'Der Link gilt bis zum {day}. Wer ihn hat, sieht, was bestellt wurde, und kann es bezahlen, sonst nichts.',
      reason: 'Sie erhalten diese E-Mail, weil {store} die Bestellung {number} für Sie aufgenommen hat.',
    },
  },
  needed: { ready: ['amount'], until: ['day'] },
  values: ({ number, due, currency, expires_at }, { locale }) => ({
    number,
    amount: formatMoney(due, currency, locale),
    day: dayIn(locale).format(new Date(expires_at)),
  }),
  write: (mail, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      greeting(mail.first_name, context),
      say('ready'),
      { label: say('button'), href: `${context.public_url}/pay/${mail.token}` },
      say('until'),
      orderGoods(mail, context),
    ],
    reason: say('reason'),
  }),
});
