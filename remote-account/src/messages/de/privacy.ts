import type { privacy as en } from '../en/privacy';

export const privacy: typeof en = {
  title: 'Datenschutz',
  failure: 'Ihr Konto konnte nicht geladen werden',
  loading: 'Ihre Einstellungen werden geladen',
  newsletterTitle: 'Newsletter',
  newsletterLabel: 'Neuigkeiten und Angebote per E-Mail erhalten',
  newsletterText: (email) => `Wir senden sie an ${email}. Sie können das hier jederzeit ändern.`,
  subscribed: 'Sie erhalten unseren Newsletter',
  asked: 'Bitte öffnen Sie den Link, den wir Ihnen gesendet haben, dann erhalten Sie unseren Newsletter',
  unsubscribed: 'Sie erhalten unseren Newsletter nicht mehr',
  dataTitle: 'Ihre Daten',
  dataText:
    'Laden Sie alles herunter, was wir über Sie gespeichert haben, etwa Angaben, Adressen, Bestellungen, Geräte und Warenkorb: als eine Datei, die Menschen und Programme lesen können (JSON).',
  download: 'Daten herunterladen',
  downloaded: 'Ihre Daten liegen in Ihren Downloads',
  fileName: (day) => `meine-daten-${day}.json`,
  deleteTitle: 'Konto löschen',
  deleteIntro: 'Das lässt sich nicht rückgängig machen, weder von Ihnen noch von uns.',
  goesTitle: 'Was gelöscht wird',
  goes: [
    'Ihr Name, Benutzername, Ihre E-Mail-Adresse und Ihr Passwort',
    'Ihre Adressen, Ihr Warenkorb und Ihre Wunschliste',
    'Ihr Newsletter-Abonnement und Ihre Einstellungen',
    'Ihre Anmeldungen: Alle Geräte werden abgemeldet',
  ],
  staysTitle: 'Was bleibt',
  stays: [
    'Ihre Bestellungen, weil wir sie gesetzlich aufbewahren müssen, aber ohne Ihren Namen und Ihre Adressen',
    'Ihre Bewertungen, unter dem Namen „Former customer“',
  ],
  deleteAction: 'Konto löschen ...',
  dialogTitle: 'Ihr Konto löschen?',
  dialogText:
    'Geben Sie Ihr Passwort ein, um zu zeigen, dass Sie es sind. Ihr Konto wird sofort gelöscht, und das lässt sich nicht rückgängig machen.',
  password: 'Passwort',
  keep: 'Konto behalten',
  submit: 'Endgültig löschen',
  deleting: 'Wird gelöscht ...',
  deleted: 'Ihr Konto wurde gelöscht.',
};
