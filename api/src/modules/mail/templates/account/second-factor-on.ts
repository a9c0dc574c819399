import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

export const secondFactorOn: MailTemplate<{ first_name: string }> = {
  en: ({ first_name }, { store_name, public_url }) => ({
    subject: 'Two-factor sign-in is on',
    preview: `Your account at ${store_name} now asks for a code after the password.`,
    body: [
      greeting(first_name),
      `Two-factor sign-in was turned on for your account at ${store_name}: after the password it asks for a code from your authenticator app. Other devices were signed out.`,
      'Keep your recovery codes where you find them without your phone. If it was not you, set a new password now:',
      { label: 'Set a new password', href: `${public_url}/auth/forgot-password` },
    ],
    reason: `You get this mail because you have an account at ${store_name}.`,
  }),
  de: ({ first_name }, { store_name, public_url }) => ({
    subject: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
    preview: `Ihr Konto bei ${store_name} fragt nach dem Passwort jetzt nach einem Code.`,
    body: [
      greeting(first_name, 'de'),
      `für Ihr Konto bei ${store_name} wurde die Zwei-Faktor-Anmeldung eingeschaltet: Nach dem Passwort wird nach einem Code aus Ihrer Authenticator-App gefragt. Andere Geräte wurden abgemeldet.`,
      'Bewahren Sie Ihre Wiederherstellungscodes dort auf, wo Sie sie auch ohne Ihr Telefon finden. Waren Sie das nicht, legen Sie jetzt ein neues Passwort fest:',
      { label: 'Neues Passwort festlegen', href: `${public_url}/auth/forgot-password` },
    ],
    reason: `Sie erhalten diese E-Mail, weil Sie ein Konto bei ${store_name} haben.`,
  }),
};
