import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

export const resetPassword: MailTemplate<{ first_name: string; token: string }> = {
  en: ({ first_name, token }, { store_name, public_url }) => ({
    subject: 'Set a new password',
    preview: 'The link works once, within 30 minutes.',
    body: [
      greeting(first_name),
      `Somebody, probably you, asked for a new password for your account at ${store_name}.`,
      { label: 'Set a new password', href: `${public_url}/auth/reset-password/${token}` },
      'The link works once, within 30 minutes. Setting a new password signs you out everywhere.',
    ],
    reason: 'If it was not you, you need do nothing: your password stays as it is.',
  }),
  de: ({ first_name, token }, { store_name, public_url }) => ({
    subject: 'Neues Passwort festlegen',
    preview: 'Der Link funktioniert einmal und ist 30 Minuten gültig.',
    body: [
      greeting(first_name, 'de'),
      `jemand – vermutlich Sie selbst – hat ein neues Passwort für Ihr Konto bei ${store_name} angefordert.`,
      { label: 'Neues Passwort festlegen', href: `${public_url}/auth/reset-password/${token}` },
      'Der Link funktioniert einmal und ist 30 Minuten gültig. Mit dem neuen Passwort werden Sie überall abgemeldet.',
    ],
    reason: 'Waren Sie das nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  }),
};
