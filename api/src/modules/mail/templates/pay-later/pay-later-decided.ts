import { formatMoney } from '@tessera/shared/money';
import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

interface Decided {
  first_name: string;
  /** minor units; null: refused */
  limit: number | null;
  currency: string;
  /** why it was refused, in the mail's language */
  reason: string;
}

export const payLaterDecided: MailTemplate<Decided> = {
  en: ({ first_name, limit, currency, reason }, { store_name, public_url, locale }) => ({
    subject: limit === null ? 'About your pay-later application' : 'You can pay later now',
    preview: limit === null ? 'We cannot offer it at the moment.' : 'Your limit and how it works.',
    body: [
      greeting(first_name),
      ...(limit === null
        ? [`We cannot offer you pay-later at ${store_name} at the moment. ${reason}`]
        : [
            `Your pay-later account at ${store_name} is open, with a limit of ${formatMoney(limit, currency, locale)}. Choose it in the checkout: you see every date and amount before you order.`,
          ]),
      { label: 'Your pay-later account', href: `${public_url}/account/pay-later` },
    ],
    reason: `You get this mail because you applied for pay-later at ${store_name}.`,
  }),
  de: ({ first_name, limit, currency, reason }, { store_name, public_url, locale }) => ({
    subject: limit === null ? 'Ihr Antrag auf spätere Zahlung' : 'Sie können jetzt später bezahlen',
    preview: limit === null ? 'Derzeit können wir sie nicht anbieten.' : 'Ihr Rahmen und wie es funktioniert.',
    body: [
      greeting(first_name, 'de'),
      ...(limit === null
        ? [`derzeit können wir Ihnen bei ${store_name} keine spätere Zahlung anbieten. ${reason}`]
        : [
            `Ihr Konto für spätere Zahlung bei ${store_name} ist eröffnet, mit einem Rahmen von ${formatMoney(limit, currency, locale)}. Wählen Sie diese Zahlungsart an der Kasse: Sie sehen jeden Termin und Betrag vor der Bestellung.`,
          ]),
      { label: 'Ihr Konto für spätere Zahlung', href: `${public_url}/account/pay-later` },
    ],
    reason: `Sie erhalten diese E-Mail, weil Sie bei ${store_name} spätere Zahlung beantragt haben.`,
  }),
};
