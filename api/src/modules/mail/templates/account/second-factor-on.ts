import { writeWarning } from '../../content/account-mail';
import { mailOf } from '../../content/mail-content';

export const secondFactorOn = mailOf<{ first_name: string }>()({
  words: {
    en: {
      subject: 'Two-factor sign-in is on',
      preview: 'Your account at {store} now asks for a code after the password.',
      on: 'Two-factor sign-in was turned on for your account at {store}: after the password it asks for a code from your authenticator app. Other devices were signed out.',
      otherwise:
        'Keep your recovery codes where you find them without your phone. If it was not you, set a new password now:',
      button: 'Set a new password',
      reason: 'You get this mail because you have an account at {store}.',
    },
    de: {
      subject: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
      preview: 'Ihr Konto bei {store} fragt nach dem Passwort jetzt nach einem Code.',
      on: 'für Ihr Konto bei {store} wurde die Zwei-Faktor-Anmeldung eingeschaltet: Nach dem Passwort wird nach einem Code aus Ihrer Authenticator-App gefragt. Andere Geräte wurden abgemeldet.',
      otherwise:
        'Bewahren Sie Ihre Wiederherstellungscodes dort auf, wo Sie sie auch ohne Ihr Telefon finden. Waren Sie das nicht, legen Sie jetzt ein neues Passwort fest:',
      button: 'Neues Passwort festlegen',
      reason: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {store} haben.',
    },
  },
  write: writeWarning('on', '/auth/forgot-password'),
});
