import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

export const passwordChanged: MailTemplate<{ first_name: string }> = {
  en: ({ first_name }, { store_name, public_url }) => ({
    subject: 'Your password was changed',
    preview: `The password of your account at ${store_name} is a new one.`,
    body: [
      greeting(first_name),
      `The password of your account at ${store_name} has just been changed, and other devices were signed out.`,
      'If it was not you, set a new password now:',
      { label: 'Set a new password', href: `${public_url}/auth/forgot-password` },
    ],
    reason: `You get this mail because you have an account at ${store_name}.`,
  }),
  de: ({ first_name }, { store_name, public_url }) => ({
    subject: 'Ihr Passwort wurde geändert',
    preview: `Das Passwort Ihres Kontos bei ${store_name} ist ein neues.`,
    body: [
      greeting(first_name, 'de'),
      `das Passwort Ihres Kontos bei ${store_name} wurde soeben geändert; andere Geräte wurden abgemeldet.`,
      'Waren Sie das nicht, legen Sie jetzt ein neues Passwort fest:',
      { label: 'Neues Passwort festlegen', href: `${public_url}/auth/forgot-password` },
    ],
    reason: `Sie erhalten diese E-Mail, weil Sie ein Konto bei ${store_name} haben.`,
  }),
};
