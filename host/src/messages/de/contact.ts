import type { contact as en } from '../en/contact';

export const contact: typeof en = {
  home: 'Startseite',
  title: 'Kontakt',
  text: 'Schreiben Sie uns, was Sie brauchen. Wir antworten per E-Mail.',
  pageDescription:
    'Schreiben Sie uns zu einer Bestellung, einer Rückgabe oder etwas anderem. Wir antworten per E-Mail.',
  form: 'Kontakt',
  fields: {
    type: 'Anliegen',
    name: 'Name',
    email: 'E-Mail',
    subject: 'Betreff',
    message: 'Nachricht',
    website: 'Bitte leer lassen',
  },
  types: {
    general: 'Allgemeine Frage',
    order: 'Frage zur Bestellung',
    returns: 'Rückgabe und Erstattung',
    technical: 'Technische Hilfe',
  },
  optional: 'Freiwillig',
  fromAccount: 'Aus Ihrem Konto',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  failed: 'Wir konnten Ihre Nachricht gerade nicht senden. Sie steht noch hier: Bitte versuchen Sie es erneut.',
  sent: {
    title: 'Nachricht gesendet',
    reference: 'Ihre Vorgangsnummer',
    another: 'Weitere Nachricht senden',
    close: 'Schließen',
  },
  details: { title: 'So erreichen Sie uns auch', email: 'E-Mail', phone: 'Telefon', address: 'Adresse' },
  help: {
    title: 'Schnelle Antworten',
    links: { faq: 'Häufige Fragen', shipping: 'Versand', returns: 'Rückgabe und Umtausch' },
  },
};
