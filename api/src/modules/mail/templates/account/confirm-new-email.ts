import { writeLink } from '../../content/account-mail';
import { mailOf } from '../../content/mail-content';

/** To the new address. */
export const confirmNewEmail = mailOf<{ first_name: string; token: string }>()({
  words: {
    en: {
      subject: 'Please confirm your new e-mail address',
      preview: 'Then this is the address of your account at {store}.',
      asked: 'You asked to use this address for your account at {store}. Until you confirm it, the old one stays.',
      button: 'Confirm the new address',
      once: 'The link works once, within 24 hours.',
      reason:
        'You get this mail because this address was given for an account at {store}. If it was not you, you need do nothing.',
    },
    de: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      preview: 'Danach ist dies die Adresse Ihres Kontos bei {store}.',
      asked:
        'Sie möchten diese Adresse für Ihr Konto bei {store} verwenden. Bis Sie sie bestätigen, gilt die bisherige.',
      button: 'Neue Adresse bestätigen',
      once: 'Der Link funktioniert einmal und ist 24 Stunden gültig.',
      reason:
        'Sie erhalten diese E-Mail, weil diese Adresse für ein Konto bei {store} angegeben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.',
    },
  },
  write: writeLink('asked', '/auth/verify-email'),
});
