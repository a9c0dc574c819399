import { writeWarning } from '../../content/account-mail';
import { mailOf } from '../../content/mail-content';

export const passwordChanged = mailOf<{ first_name: string }>()({
  words: {
    en: {
      subject: 'Your password was changed',
      preview: 'The password of your account at {store} is a new one.',
      changed: 'The password of your account at {store} has just been changed, and other devices were signed out.',
      otherwise: 'If it was not you, set a new password now:',
      button: 'Set a new password',
      reason: 'You get this mail because you have an account at {store}.',
    },
    de: {
      subject: 'Ihr Passwort wurde geändert',
      preview: 'Das Passwort Ihres Kontos bei {store} ist ein neues.',
      changed: 'das Passwort Ihres Kontos bei {store} wurde soeben geändert; andere Geräte wurden abgemeldet.',
      otherwise: 'Waren Sie das nicht, legen Sie jetzt ein neues Passwort fest:',
      button: 'Neues Passwort festlegen',
      reason: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {store} haben.',
    },
  },
  write: writeWarning('changed', '/auth/forgot-password'),
});
