import { formatMoney } from '@tessera/shared/money';
import { cachedFormat } from '../../../../presenters/cached-format';
import { greeting } from '../../content/greeting';
import type { MailContext, MailTemplate } from '../../content/mail-content';
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

const partsOf = ({ due, currency, token, expires_at }: PaymentLinkMail, { locale, public_url }: MailContext) => ({
  sum: formatMoney(due, currency, locale),
  day: dayIn(locale).format(new Date(expires_at)),
  href: `${public_url}/pay/${token}`,
});

/** What the order's buyer owes, and where it is paid without signing in. */
export const paymentLink: MailTemplate<PaymentLinkMail> = {
  en: (mail, context) => {
    const { sum, day, href } = partsOf(mail, context);
    return {
      subject: `Please pay your order ${mail.number}`,
      preview: `${sum}, until ${day}.`,
      body: [
        greeting(mail.first_name),
        `Your order ${mail.number} is ready to be paid: ${sum}. You need no account for it.`,
        { label: `Pay ${sum}`, href },
        `The link is good until ${day}. Whoever has it can see what was ordered and pay it, and nothing else.`,
        orderGoods(mail, context),
      ],
      reason: `You get this mail because ${context.store_name} wrote order ${mail.number} for you.`,
    };
  },
  de: (mail, context) => {
    const { sum, day, href } = partsOf(mail, context);
    return {
      subject: `Bitte bezahlen Sie Ihre Bestellung ${mail.number}`,
      preview: `${sum}, bis zum ${day}.`,
      body: [
        greeting(mail.first_name, 'de'),
        `Ihre Bestellung ${mail.number} kann nun bezahlt werden: ${sum}. Ein Konto brauchen Sie dafür nicht.`,
        { label: `${sum} bezahlen`, href },
        `Der Link gilt bis zum ${day}. Wer ihn hat, sieht, was bestellt wurde, und kann es bezahlen, sonst nichts.`,
        orderGoods(mail, context),
      ],
      reason: `Sie erhalten diese E-Mail, weil ${context.store_name} die Bestellung ${mail.number} für Sie aufgenommen hat.`,
    };
  },
};
