import { writeLink } from '../../content/account-mail';
import { mailOf } from '../../content/mail-content';

export const resetPassword = mailOf<{ first_name: string; token: string }>()({
  words: {
    en: {
      subject: 'Set a new password',
      preview: 'The link works once, within 30 minutes.',
      asked: 'Somebody, probably you, asked for a new password for your account at {store}.',
      button: 'Set a new password',
      once: 'The link works once, within 30 minutes. Setting a new password signs you out everywhere.',
      reason: 'If it was not you, you need do nothing: your password stays as it is.',
    },
    de: {
      subject: 'Neues Passwort festlegen',
      preview: 'Der Link funktioniert einmal und ist 30 Minuten gültig.',
      asked: 'jemand – vermutlich Sie selbst – hat ein neues Passwort für Ihr Konto bei {store} angefordert.',
      button: 'Neues Passwort festlegen',
      once: 'Der Link funktioniert einmal und ist 30 Minuten gültig. Mit dem neuen Passwort werden Sie überall abgemeldet.',
      reason: 'Waren Sie das nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
  },
  write: writeLink('asked', '/auth/reset-password'),
});
