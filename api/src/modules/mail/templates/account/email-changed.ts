import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

/** To the address that an account had. */
export const emailChanged: MailTemplate<{ first_name: string; new_email: string }> = {
  en: ({ first_name, new_email }, { store_name, public_url }) => ({
    subject: 'Your e-mail address was changed',
    preview: `Your account at ${store_name} has another address now.`,
    body: [
      greeting(first_name),
      `The address of your account at ${store_name} is now ${new_email}. Mails about it go there from now on.`,
      'If it was not you, please tell us at once:',
      { label: 'Contact us', href: `${public_url}/contact` },
    ],
    reason: `You get this mail because this was the address of an account at ${store_name}.`,
  }),
  de: ({ first_name, new_email }, { store_name, public_url }) => ({
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    preview: `Ihr Konto bei ${store_name} hat jetzt eine andere Adresse.`,
    body: [
      greeting(first_name, 'de'),
      `die Adresse Ihres Kontos bei ${store_name} lautet jetzt ${new_email}. E-Mails zu Ihrem Konto gehen ab sofort dorthin.`,
      'Waren Sie das nicht, sagen Sie uns bitte sofort Bescheid:',
      { label: 'Kontakt aufnehmen', href: `${public_url}/contact` },
    ],
    reason: `Sie erhalten diese E-Mail, weil dies die Adresse eines Kontos bei ${store_name} war.`,
  }),
};
