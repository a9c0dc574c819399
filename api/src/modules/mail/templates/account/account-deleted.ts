import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';

export const accountDeleted = mailOf<{ first_name: string }>()({
  words: {
    en: {
      subject: 'Your account was deleted',
      preview: 'Your account at {store} and what it held about you are gone.',
      deleted:
        'As you asked, your account at {store} has been deleted: your profile, addresses, cart and sessions. What the law makes us keep of an order stays without your name. Invoices stay as they are for as long as tax law asks; then name and address go from them, too.',
      reason: 'This is the last mail about your account at {store}.',
    },
    de: {
      subject: 'Ihr Konto wurde gelöscht',
      preview: 'Ihr Konto bei {store} und die darin gespeicherten Angaben sind gelöscht.',
      deleted:
        'wie gewünscht haben wir Ihr Konto bei {store} gelöscht: Profil, Adressen, Warenkorb und Anmeldungen. Was wir von Bestellungen gesetzlich aufbewahren müssen, bleibt ohne Ihren Namen erhalten. Rechnungen bleiben unverändert, solange das Steuerrecht es verlangt; danach verschwinden Name und Adresse auch dort.',
      reason: 'Dies ist die letzte E-Mail zu Ihrem Konto bei {store}.',
    },
  },
  write: ({ first_name }, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [greeting(first_name, context), say('deleted')],
    reason: say('reason'),
  }),
});
