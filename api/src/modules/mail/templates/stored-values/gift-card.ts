import { formatMoney } from '@tessera/shared/money';
import { cachedFormat } from '../../../../presenters/formats/cached-format';
import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';

interface GiftCardMail {
  /** of whom it is for, as it was typed; empty: it is not said */
  name: string;
  /** who gives it, by name; without or empty: it is not said */
  from?: string;
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

/** A gift card: its code, which whoever has it can redeem. */
export const giftCard = mailOf<GiftCardMail>()({
  words: {
    en: {
      subject: 'Your gift card from {store}: {amount}',
      preview: '{amount} to spend at {store}.',
      here: 'Here is a gift card of {amount} for you.',
      from: 'It is a present from {from}.',
      code: 'This is its code:',
      until: 'It is good until {day}.',
      redeem: 'Redeem it in your account: what is on it is then your store credit, which pays at the checkout.',
      button: 'Redeem your gift card',
      keep: 'Until then keep it as you keep money: whoever has the code can redeem it.',
      reason: 'You get this mail because somebody had a gift card of {store} sent to this address.',
    },
    de: {
      subject: 'Ihre Geschenkkarte von {store}: {amount}',
      preview: '{amount} für Ihren Einkauf bei {store}.',
      here: 'hier ist eine Geschenkkarte über {amount} für Sie.',
      from: 'Sie ist ein Geschenk von {from}.',
      code: 'Der Code der Karte:',
      until: 'Sie gilt bis zum {day}.',
      redeem:
        'Lösen Sie ihn in Ihrem Konto ein: Was auf der Karte ist, wird Ihr Guthaben, mit dem Sie an der Kasse bezahlen.',
      button: 'Geschenkkarte einlösen',
      keep: 'Bewahren Sie ihn bis dahin auf wie Geld: Wer den Code hat, kann ihn einlösen.',
      reason: 'Sie erhalten diese E-Mail, weil jemand eine Geschenkkarte von {store} an diese Adresse schicken ließ.',
    },
  },
  needed: { here: ['amount'], from: ['from'], until: ['day'] },
  values: ({ amount, currency }, { locale }) => ({ amount: formatMoney(amount, currency, locale) }),
  write: ({ name, from = '', message, code, expires_on }, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      greeting(name, context),
      say('here'),
      ...(from === '' ? [] : [say('from', { from })]),
      ...(message === '' ? [] : [{ quote: message }]),
      say('code'),
      { quote: code },
      ...(expires_on === null ? [] : [say('until', { day: dayIn(context.locale).format(new Date(expires_on)) })]),
      say('redeem'),
      { label: say('button'), href: `${context.public_url}/account/store-credit` },
      say('keep'),
    ],
    reason: say('reason'),
  }),
});
