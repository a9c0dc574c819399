import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

/** To somebody who works in the shop from now on; `token` sets their first password, and is null where they have one. */
export const staffInvitation: MailTemplate<{ first_name: string; role: string; token: string | null }> = {
  en: ({ first_name, role, token }, { store_name, public_url }) => ({
    subject: `You work at ${store_name} now`,
    preview: `Your role is: ${role}.`,
    body: [
      greeting(first_name),
      `You have been invited to the back office of ${store_name}. Your role there is: ${role}.`,
      token === null
        ? { label: 'Sign in', href: `${public_url}/admin/auth/login` }
        : { label: 'Choose a password', href: `${public_url}/auth/reset-password/${token}` },
      token === null
        ? 'Sign in with the e-mail address and the password that you have already.'
        : 'The link works once, within seven days. After that, sign in at /admin/auth/login.',
    ],
    reason: `You get this mail because an owner of ${store_name} has entered your address.`,
  }),
  de: ({ first_name, role, token }, { store_name, public_url }) => ({
    subject: `Sie arbeiten jetzt bei ${store_name}`,
    preview: `Ihre Rolle ist: ${role}.`,
    body: [
      greeting(first_name, 'de'),
      `Sie wurden in die Verwaltung von ${store_name} eingeladen. Ihre Rolle dort ist: ${role}.`,
      token === null
        ? { label: 'Anmelden', href: `${public_url}/admin/auth/login` }
        : { label: 'Passwort festlegen', href: `${public_url}/auth/reset-password/${token}` },
      token === null
        ? 'Melden Sie sich mit der E-Mail-Adresse und dem Passwort an, die Sie schon haben.'
        : 'Der Link funktioniert einmal und ist sieben Tage gültig. Danach melden Sie sich unter /admin/auth/login an.',
    ],
    reason: `Sie erhalten diese E-Mail, weil jemand von ${store_name} Ihre Adresse eingetragen hat.`,
  }),
};
