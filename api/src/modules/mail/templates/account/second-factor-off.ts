import { writeWarning } from '../../content/account-mail';
import { mailOf } from '../../content/mail-content';

export const secondFactorOff = mailOf<{ first_name: string }>()({
  words: {
    en: {
      subject: 'Two-factor sign-in is off',
      preview: 'Your account at {store} asks for the password alone again.',
      off: 'Two-factor sign-in was turned off for your account at {store}: the password alone signs you in again.',
      otherwise: 'If it was not you, set a new password now, and turn it on again afterwards:',
      button: 'Set a new password',
      reason: 'You get this mail because you have an account at {store}.',
    },
    de: {
      subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
      preview: 'Ihr Konto bei {store} fragt wieder allein nach dem Passwort.',
      off: 'für Ihr Konto bei {store} wurde die Zwei-Faktor-Anmeldung ausgeschaltet: Zum Anmelden genügt wieder das Passwort.',
      otherwise: 'Waren Sie das nicht, legen Sie jetzt ein neues Passwort fest und schalten Sie sie danach wieder ein:',
      button: 'Neues Passwort festlegen',
      reason: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {store} haben.',
    },
  },
  write: writeWarning('off', '/auth/forgot-password'),
});
