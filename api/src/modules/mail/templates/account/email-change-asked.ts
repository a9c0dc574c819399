import { writeWarning } from '../../content/account-mail';
import { mailOf } from '../../content/mail-content';

/** To the address that an account still has. */
export const emailChangeAsked = mailOf<{ first_name: string; new_email: string }>()({
  words: {
    en: {
      subject: 'Your account is to have another e-mail address',
      preview: '{new_email} is to be the address of your account at {store}.',
      asked:
        'Somebody who is signed in to your account at {store} asked to change its address to {new_email}. It changes when the mail that went there is confirmed.',
      otherwise: 'If it was not you, set a new password now: it signs everybody out and stops the change.',
      button: 'Set a new password',
      reason: 'You get this mail because this is the address of an account at {store}.',
    },
    de: {
      subject: 'Ihr Konto soll eine andere E-Mail-Adresse erhalten',
      preview: '{new_email} soll die Adresse Ihres Kontos bei {store} werden.',
      asked:
        'jemand, der in Ihrem Konto bei {store} angemeldet ist, möchte die Adresse in {new_email} ändern. Sie ändert sich, sobald die E-Mail an die neue Adresse bestätigt wird.',
      otherwise:
        'Waren Sie das nicht, legen Sie jetzt ein neues Passwort fest: Damit werden alle abgemeldet, und die Änderung wird gestoppt.',
      button: 'Neues Passwort festlegen',
      reason: 'Sie erhalten diese E-Mail, weil dies die Adresse eines Kontos bei {store} ist.',
    },
  },
  needed: { asked: ['new_email'] },
  values: ({ new_email }) => ({ new_email }),
  write: writeWarning('asked', '/auth/forgot-password'),
});
