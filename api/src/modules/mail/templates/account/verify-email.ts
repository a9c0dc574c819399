import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

export const verifyEmail: MailTemplate<{ first_name: string; token: string }> = {
  en: ({ first_name, token }, { store_name, public_url }) => ({
    subject: 'Please confirm your e-mail address',
    preview: `One click, and your account at ${store_name} is complete.`,
    body: [
      greeting(first_name),
      `Please confirm that this is your e-mail address. You can shop at ${store_name} before you do, but only a confirmed address can be used for reviews and to find earlier orders.`,
      { label: 'Confirm the address', href: `${public_url}/auth/verify-email/${token}` },
      'The link works once, within seven days.',
    ],
    reason: `You get this mail because this address was given for an account at ${store_name}. If it was not you, you need do nothing.`,
  }),
  de: ({ first_name, token }, { store_name, public_url }) => ({
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    preview: `Ein Klick, und Ihr Konto bei ${store_name} ist vollständig.`,
    body: [
      greeting(first_name, 'de'),
      `bitte bestätigen Sie, dass dies Ihre E-Mail-Adresse ist. Bei ${store_name} einkaufen können Sie auch vorher; Bewertungen schreiben und frühere Bestellungen finden können Sie nur mit einer bestätigten Adresse.`,
      { label: 'Adresse bestätigen', href: `${public_url}/auth/verify-email/${token}` },
      'Der Link funktioniert einmal und ist sieben Tage gültig.',
    ],
    reason: `Sie erhalten diese E-Mail, weil diese Adresse für ein Konto bei ${store_name} angegeben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
  }),
};
