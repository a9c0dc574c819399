import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

export const secondFactorOff: MailTemplate<{ first_name: string }> = {
  en: ({ first_name }, { store_name, public_url }) => ({
    subject: 'Two-factor sign-in is off',
    preview: `Your account at ${store_name} asks for the password alone again.`,
    body: [
      greeting(first_name),
      `Two-factor sign-in was turned off for your account at ${store_name}: the password alone signs you in again.`,
      'If it was not you, set a new password now, and turn it on again afterwards:',
      { label: 'Set a new password', href: `${public_url}/auth/forgot-password` },
    ],
    reason: `You get this mail because you have an account at ${store_name}.`,
  }),
  de: ({ first_name }, { store_name, public_url }) => ({
    subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
    preview: `Ihr Konto bei ${store_name} fragt wieder allein nach dem Passwort.`,
    body: [
      greeting(first_name, 'de'),
      `für Ihr Konto bei ${store_name} wurde die Zwei-Faktor-Anmeldung ausgeschaltet: Zum Anmelden genügt wieder das Passwort.`,
      'Waren Sie das nicht, legen Sie jetzt ein neues Passwort fest und schalten Sie sie danach wieder ein:',
      { label: 'Neues Passwort festlegen', href: `${public_url}/auth/forgot-password` },
    ],
    reason: `Sie erhalten diese E-Mail, weil Sie ein Konto bei ${store_name} haben.`,
  }),
};
