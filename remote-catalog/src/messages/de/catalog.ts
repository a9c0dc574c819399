import { plural } from '@tessera/shared/i18n';

export const catalog = {
  home: 'Startseite',
  soldOut: 'Ausverkauft',
  onBackorder: 'Vorbestellung',
  sale: 'Reduziert',
  rated: (average: string, count: number) =>
    `${average} von 5 Sternen, ${plural('de', count, { one: '1 Bewertung', other: `${count} Bewertungen` })}`,
  options: (count: number) => `${count} Varianten`,
  comesIn: (values: string) => `Erhältlich in ${values}`,
  save: (name: string) => `${name} auf die Wunschliste setzen`,
  quickAdd: (name: string) => `${name} zum Warenkorb hinzufügen`,
  compare: 'Vergleichen',
  compareName: (name: string) => `${name} vergleichen`,
  compareFull: 'Vier Produkte lassen sich zugleich vergleichen. Entfernen Sie zuerst eines.',
  loading: 'Produkte werden geladen',
  newIn: 'Neu eingetroffen',
  tryAgain: 'Erneut versuchen',
  notLoaded: 'Hier fehlt etwas',
  restIsFine: 'Die Verbindung ist abgebrochen. Der Rest der Seite ist davon nicht betroffen.',
  loadFailed: 'Das wurde nicht geladen. Bitte versuchen Sie es erneut.',
  allProducts: 'Alle Produkte',
  shopAll: 'Alle Produkte ansehen',
};
