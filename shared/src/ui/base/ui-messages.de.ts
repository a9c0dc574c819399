import { plural } from '@tessera/shared/i18n';

export const words = {
  breadcrumbs: 'Brotkrümelnavigation',
  close: 'Schließen',
  pages: 'Seiten',
  page: (page: number) => `Seite ${page}`,
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  tryAgain: 'Erneut versuchen',
  reference: (number: string) => `Kennung ${number}`,
  from: 'Ab',
  salePrice: 'Angebotspreis ',
  regularPrice: 'Regulärer Preis ',
  hidePassword: 'Passwort verbergen',
  showPassword: 'Passwort zeigen',
  oneLess: 'Eins weniger',
  oneMore: 'Eins mehr',
  atMost: (most: number) => (most === 1 ? 'Nur eins ist zu haben' : `Mehr als ${most} sind nicht zu haben`),
  rated: (average: string, count: number) =>
    `Mit ${average} von 5 bewertet, ${plural('de', count, { one: '1 Bewertung', other: `${count} Bewertungen` })}`,
};
