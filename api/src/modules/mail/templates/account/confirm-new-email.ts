import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

/** To the new address. */
export const confirmNewEmail: MailTemplate<{ first_name: string; token: string }> = {
  en: ({ first_name, token }, { store_name, public_url }) => ({
    subject: 'Please confirm your new e-mail address',
    preview: `Then this is the address of your account at ${store_name}.`,
    body: [
      greeting(first_name),
      `You asked to use this address for your account at ${store_name}. Until you confirm it, the old one stays.`,
      { label: 'Confirm the new address', href: `${public_url}/auth/verify-email/${token}` },
      'The link works once, within 24 hours.',
    ],
    reason: `You get this mail because this address was given for an account at ${store_name}. If it was not you, you need do nothing.`,
  }),
  de: ({ first_name, token }, { store_name, public_url }) => ({
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    preview: `Danach ist dies die Adresse Ihres Kontos bei ${store_name}.`,
    body: [
      greeting(first_name, 'de'),
      `Sie möchten diese Adresse für Ihr Konto bei ${store_name} verwenden. Bis Sie sie bestätigen, gilt die bisherige.`,
      { label: 'Neue Adresse bestätigen', href: `${public_url}/auth/verify-email/${token}` },
      'Der Link funktioniert einmal und ist 24 Stunden gültig.',
    ],
    reason: `Sie erhalten diese E-Mail, weil diese Adresse für ein Konto bei ${store_name} angegeben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
  }),
};
