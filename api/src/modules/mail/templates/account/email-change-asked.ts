import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

/** To the address that an account still has. */
export const emailChangeAsked: MailTemplate<{ first_name: string; new_email: string }> = {
  en: ({ first_name, new_email }, { store_name, public_url }) => ({
    subject: 'Your account is to have another e-mail address',
    preview: `${new_email} is to be the address of your account at ${store_name}.`,
    body: [
      greeting(first_name),
      `Somebody who is signed in to your account at ${store_name} asked to change its address to ${new_email}. It changes when the mail that went there is confirmed.`,
      'If it was not you, set a new password now: it signs everybody out and stops the change.',
      { label: 'Set a new password', href: `${public_url}/auth/forgot-password` },
    ],
    reason: `You get this mail because this is the address of an account at ${store_name}.`,
  }),
  de: ({ first_name, new_email }, { store_name, public_url }) => ({
    subject: 'Ihr Konto soll eine andere E-Mail-Adresse erhalten',
    preview: `${new_email} soll die Adresse Ihres Kontos bei ${store_name} werden.`,
    body: [
      greeting(first_name, 'de'),
      `jemand, der in Ihrem Konto bei ${store_name} angemeldet ist, möchte die Adresse in ${new_email} ändern. Sie ändert sich, sobald die E-Mail an die neue Adresse bestätigt wird.`,
      'Waren Sie das nicht, legen Sie jetzt ein neues Passwort fest: Damit werden alle abgemeldet, und die Änderung wird gestoppt.',
      { label: 'Neues Passwort festlegen', href: `${public_url}/auth/forgot-password` },
    ],
    reason: `Sie erhalten diese E-Mail, weil dies die Adresse eines Kontos bei ${store_name} ist.`,
  }),
};
