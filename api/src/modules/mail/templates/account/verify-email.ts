import { writeLink } from '../../content/account-mail';
import { mailOf } from '../../content/mail-content';

export const verifyEmail = mailOf<{ first_name: string; token: string }>()({
  words: {
    en: {
      subject: 'Please confirm your e-mail address',
      preview: 'One click, and your account at {store} is complete.',
      please:
        'Please confirm that this is your e-mail address. You can shop at {store} before you do, but only a confirmed address can be used for reviews and to find earlier orders.',
      button: 'Confirm the address',
      once: 'The link works once, within seven days.',
      reason:
        'You get this mail because this address was given for an account at {store}. If it was not you, you need do nothing.',
    },
    de: {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      preview: 'Ein Klick, und Ihr Konto bei {store} ist vollständig.',
      please:
        'bitte bestätigen Sie, dass dies Ihre E-Mail-Adresse ist. Bei {store} einkaufen können Sie auch vorher; Bewertungen schreiben und frühere Bestellungen finden können Sie nur mit einer bestätigten Adresse.',
      button: 'Adresse bestätigen',
      once: 'Der Link funktioniert einmal und ist sieben Tage gültig.',
      reason:
        'Sie erhalten diese E-Mail, weil diese Adresse für ein Konto bei {store} angegeben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.',
    },
  },
  write: writeLink('please', '/auth/verify-email'),
});
