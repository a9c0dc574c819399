import { formatMoney } from '@tessera/shared/money';
import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';

interface StoreCreditMail {
  first_name: string;
  /** minor units that were given now */
  amount: number;
  /** minor units that there are in all */
  balance: number;
  currency: string;
}

/** Somebody was given store credit. */
export const storeCredit = mailOf<StoreCreditMail>()({
  words: {
    en: {
      subject: 'You have store credit: {amount}',
      preview: '{balance} to spend at {store}.',
      given: 'We have added {amount} to your store credit. You now have {balance} to spend.',
      button: 'Your store credit',
      reason: 'You get this mail because you have an account at {store}.',
    },
    de: {
      subject: 'Sie haben Guthaben: {amount}',
      preview: '{balance} für Ihren Einkauf bei {store}.',
      given: 'wir haben Ihrem Guthaben {amount} hinzugefügt. Sie haben jetzt {balance} zur Verfügung.',
      button: 'Ihr Guthaben',
      reason: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {store} haben.',
    },
  },
  needed: { given: ['amount'] },
  values: ({ amount, balance, currency }, { locale }) => ({
    amount: formatMoney(amount, currency, locale),
    balance: formatMoney(balance, currency, locale),
  }),
  write: ({ first_name }, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      greeting(first_name, context),
      say('given'),
      { label: say('button'), href: `${context.public_url}/account/store-credit` },
    ],
    reason: say('reason'),
  }),
});
