import { plural } from '@tessera/shared/i18n';
import type { catalog as en } from '../en/catalog';

export const catalog: typeof en = {
  home: 'Startseite',
  soldOut: 'Ausverkauft',
  sale: 'Reduziert',
  rated: (average, count) =>
    `${average} von 5 Sternen, ${plural('de', count, { one: '1 Bewertung', other: `${count} Bewertungen` })}`,
  options: (count) => `${count} Varianten`,
  comesIn: (values) => `Erhältlich in ${values}`,
  save: (name) => `${name} auf den Merkzettel setzen`,
  compare: 'Vergleichen',
  compareName: (name) => `${name} vergleichen`,
  compareFull: 'Vier Artikel lassen sich zugleich vergleichen. Entfernen Sie zuerst einen.',
  loading: 'Artikel werden geladen',
  newIn: 'Neu eingetroffen',
  bestSelling: 'Gerade beliebt',
  tryAgain: 'Erneut versuchen',
  notLoaded: 'Hier fehlt etwas',
  restIsFine: 'Die Verbindung ist abgebrochen. Der Rest der Seite ist davon nicht betroffen.',
  partFailed: 'Das wurde nicht geladen. Bitte versuchen Sie es erneut.',
  allProducts: 'Alle Artikel',
  shopAll: 'Alle Artikel ansehen',
};
