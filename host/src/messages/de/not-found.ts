import { plural } from '@tessera/shared/i18n';
import type { notFound as en } from '../en/not-found';

export const notFound: typeof en = {
  pageTitle: 'Seite nicht gefunden',
  eyebrow: 'Fehler 404',
  title: 'Hoppla! Seite nicht gefunden',
  text: 'Die Adresse ist vielleicht vertippt, oder die Seite ist umgezogen. Suchen Sie, was Sie im Sinn hatten, oder sehen Sie sich um.',
  search: 'Diese Seite',
  goBack: 'Zurück',
  homepage: 'Zur Startseite',
  refresh: 'Neu laden',
  countdown: 'Zur Startseite geht es in',
  seconds: (seconds) => plural('de', seconds, { one: '1 Sekunde', other: `${seconds} Sekunden` }),
  announced: (seconds) => `Zur Startseite geht es in ${seconds}. Mit „Abbrechen“ bleiben Sie hier.`,
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen. Sie bleiben auf dieser Seite.',
  categories: 'Beliebte Kategorien',
  links: 'Schnell dorthin',
  allProducts: 'Alle Produkte',
  newest: 'Neu eingetroffen',
  account: 'Ihr Konto',
  cart: 'Ihr Warenkorb',
  contact: 'Kontakt',
  faq: 'Fragen und Antworten',
};
