import { formatMoney } from '@tessera/shared/money';
import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

interface StoreCreditMail {
  first_name: string;
  /** minor units that were given now */
  amount: number;
  /** minor units that there are in all */
  balance: number;
  currency: string;
}

/** Somebody was given store credit. */
export const storeCredit: MailTemplate<StoreCreditMail> = {
  en: ({ first_name, amount, balance, currency }, { store_name, public_url, locale }) => ({
    subject: `You have store credit: ${formatMoney(amount, currency, locale)}`,
    preview: `${formatMoney(balance, currency, locale)} to spend at ${store_name}.`,
    body: [
      greeting(first_name),
      `We have added ${formatMoney(amount, currency, locale)} to your store credit. You now have ${formatMoney(balance, currency, locale)} to spend.`,
      { label: 'Your store credit', href: `${public_url}/account/store-credit` },
    ],
    reason: `You get this mail because you have an account at ${store_name}.`,
  }),
  de: ({ first_name, amount, balance, currency }, { store_name, public_url, locale }) => ({
    subject: `Sie haben Guthaben: ${formatMoney(amount, currency, locale)}`,
    preview: `${formatMoney(balance, currency, locale)} für Ihren Einkauf bei ${store_name}.`,
    body: [
      greeting(first_name, 'de'),
      `wir haben Ihrem Guthaben ${formatMoney(amount, currency, locale)} hinzugefügt. Sie haben jetzt ${formatMoney(balance, currency, locale)} zur Verfügung.`,
      { label: 'Ihr Guthaben', href: `${public_url}/account/store-credit` },
    ],
    reason: `Sie erhalten diese E-Mail, weil Sie ein Konto bei ${store_name} haben.`,
  }),
};
