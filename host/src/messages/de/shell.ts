import { plural } from '@tessera/shared/i18n';
import type { shell as en } from '../en/shell';

export const shell: typeof en = {
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  mainNavigation: 'Hauptnavigation',
  mobileNavigation: 'Mobile Navigation',
  categories: 'Kategorien',
  allCategories: 'Alle Kategorien',
  contact: 'Kontakt',
  login: 'Anmelden',
  signUp: 'Registrieren',
  logout: 'Abmelden',
  cartWith: (label, count) => `${label}, ${plural('de', count, { other: `${count} Artikel` })}`,
  lookInto: (label) => `${label} zeigen`,
  search: { label: 'Produkte suchen', submit: 'Suchen', site: 'Shop', mobile: 'Mobil' },
  theme: { label: 'Zwischen hell und dunkel wechseln', dark: 'Dunkle Farben', light: 'Helle Farben' },
  language: 'Sprache',
  payments: 'Zahlungsarten',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
  loading: 'Wird geladen',
  loadingPage: 'Seite wird geladen',
  notifications: 'Meldungen',
  dismiss: 'Schließen',
  session: {
    signedOut: 'Sie wurden abgemeldet.',
    expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  },
  failure: {
    title: 'Verbindungsfehler',
    text: 'Dieser Teil konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    tryAgain: 'Erneut versuchen',
    homepage: 'Startseite',
  },
  lastResort: {
    title: 'Unerwarteter Anwendungsfehler!',
    text: 'Die Seite funktioniert nicht mehr. Ihr Warenkorb bleibt erhalten.',
    reload: 'Seite neu laden',
    homepage: 'Zur Startseite',
  },
};
