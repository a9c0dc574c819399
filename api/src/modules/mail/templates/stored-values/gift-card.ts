import { formatMoney } from '@tessera/shared/money';
import { cachedFormat } from '../../../../presenters/cached-format';
import { greeting } from '../../content/greeting';
import type { MailBlock, MailContext, MailTemplate } from '../../content/mail-content';

interface GiftCardMail {
  /** of whom it is for, as staff typed it; empty: it is not said */
  name: string;
  /** from whoever gives it; empty: there is none */
  message: string;
  /** minor units that are on it */
  amount: number;
  currency: string;
  /** as it is typed where it is redeemed */
  code: string;
  /** YYYY-MM-DD: the last day on which it is good; null: it has none */
  expires_on: string | null;
}

const dayIn = cachedFormat(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

const partsOf = ({ amount, currency, expires_on, message }: GiftCardMail, { locale }: MailContext) => ({
  sum: formatMoney(amount, currency, locale),
  day: expires_on === null ? null : dayIn(locale).format(new Date(expires_on)),
  quoted: message === '' ? [] : [{ quote: message } satisfies MailBlock],
});

/** A gift card: its code, which whoever has it can redeem. */
export const giftCard: MailTemplate<GiftCardMail> = {
  en: (mail, context) => {
    const { sum, day, quoted } = partsOf(mail, context);
    return {
      subject: `Your gift card from ${context.store_name}: ${sum}`,
      preview: `${sum} to spend at ${context.store_name}.`,
      body: [
        greeting(mail.name),
        `Here is a gift card of ${sum} for you.`,
        ...quoted,
        'This is its code:',
        { quote: mail.code },
        ...(day === null ? [] : [`It is good until ${day}.`]),
        'Redeem it in your account: what is on it is then your store credit, which pays at the checkout.',
        { label: 'Redeem your gift card', href: `${context.public_url}/account/store-credit` },
        'Until then keep it as you keep money: whoever has the code can redeem it.',
      ],
      reason: `You get this mail because somebody had a gift card of ${context.store_name} sent to this address.`,
    };
  },
  de: (mail, context) => {
    const { sum, day, quoted } = partsOf(mail, context);
    return {
      subject: `Ihre Geschenkkarte von ${context.store_name}: ${sum}`,
      preview: `${sum} für Ihren Einkauf bei ${context.store_name}.`,
      body: [
        greeting(mail.name, 'de'),
        `hier ist eine Geschenkkarte über ${sum} für Sie.`,
        ...quoted,
        'Das ist ihr Code:',
        { quote: mail.code },
        ...(day === null ? [] : [`Sie gilt bis zum ${day}.`]),
        'Lösen Sie ihn in Ihrem Konto ein: Was auf der Karte ist, wird Ihr Guthaben, mit dem Sie an der Kasse bezahlen.',
        { label: 'Geschenkkarte einlösen', href: `${context.public_url}/account/store-credit` },
        'Bewahren Sie ihn bis dahin auf wie Geld: Wer den Code hat, kann ihn einlösen.',
      ],
      reason: `Sie erhalten diese E-Mail, weil jemand eine Geschenkkarte von ${context.store_name} an diese Adresse schicken ließ.`,
    };
  },
};
