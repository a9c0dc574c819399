import { formatMoney } from '@tessera/shared/money';
import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';

interface Decided {
  first_name: string;
  /** minor units; null: refused */
  limit: number | null;
  currency: string;
  /** why it was refused, in the mail's language */
  reason: string;
}

const kindOf = ({ limit }: Decided): 'refused' | 'open' => (limit === null ? 'refused' : 'open');

export const payLaterDecided = mailOf<Decided>()({
  words: {
    en: {
      subject_open: 'You can pay later now',
      subject_refused: 'About your pay-later application',
      preview_open: 'Your limit and how it works.',
      preview_refused: 'We cannot offer it at the moment.',
      open: 'Your pay-later account at {store} is open, with a limit of {limit}. Choose it in the checkout: you see every date and amount before you order.',
      refused: 'We cannot offer you pay-later at {store} at the moment. {why}',
      button: 'Your pay-later account',
      reason: 'You get this mail because you applied for pay-later at {store}.',
    },
    de: {
      subject_open: 'Sie können jetzt später bezahlen',
      subject_refused: 'Ihr Antrag auf spätere Zahlung',
      preview_open: 'Ihr Rahmen und wie es funktioniert.',
      preview_refused: 'Derzeit können wir sie nicht anbieten.',
      open: 'Ihr Konto für spätere Zahlung bei {store} ist eröffnet, mit einem Rahmen von {limit}. Wählen Sie diese Zahlungsart an der Kasse: Sie sehen jeden Termin und Betrag vor der Bestellung.',
      refused: 'derzeit können wir Ihnen bei {store} keine spätere Zahlung anbieten. {why}',
      button: 'Ihr Konto für spätere Zahlung',
      reason: 'Sie erhalten diese E-Mail, weil Sie bei {store} spätere Zahlung beantragt haben.',
    },
  },
  needed: { open: ['limit'], refused: ['why'] },
  write: (mail, say, context) => ({
    subject: say(`subject_${kindOf(mail)}`),
    preview: say(`preview_${kindOf(mail)}`),
    body: [
      greeting(mail.first_name, context),
      mail.limit === null
        ? say('refused', { why: mail.reason })
        : say('open', { limit: formatMoney(mail.limit, mail.currency, context.locale) }),
      { label: say('button'), href: `${context.public_url}/account/pay-later` },
    ],
    reason: say('reason'),
  }),
});
