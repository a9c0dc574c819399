import { plural } from '@tessera/shared/i18n';
import type { words as en } from './ui-messages.en';

export const words: typeof en = {
  breadcrumbs: 'Brotkrümelnavigation',
  close: 'Schließen',
  pages: 'Seiten',
  page: (page) => `Seite ${page}`,
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  tryAgain: 'Erneut versuchen',
  reference: (number) => `Kennung ${number}`,
  from: 'Ab',
  salePrice: 'Angebotspreis ',
  regularPrice: 'Regulärer Preis ',
  hidePassword: 'Passwort verbergen',
  showPassword: 'Passwort zeigen',
  oneLess: 'Eins weniger',
  oneMore: 'Eins mehr',
  rated: (average, count) =>
    `Mit ${average} von 5 bewertet, ${plural('de', count, { one: '1 Bewertung', other: `${count} Bewertungen` })}`,
};
