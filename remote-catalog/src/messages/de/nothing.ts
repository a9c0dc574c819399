import type { nothing as en } from '../en/nothing';

export const nothing: typeof en = {
  ended: 'Die Liste endet vor dieser Seite',
  endedText: 'Sie ist kürzer geworden, oder die Adresse enthält einen Tippfehler.',
  noFit: 'Nichts passt zu allen diesen Filtern',
  noFitText: 'Lassen Sie einen Filter weg, oder beginnen Sie ohne Filter neu.',
  notFound: (search) => `Nichts gefunden für „${search}“`,
  understood: (searched) => `Gesucht haben wir nach „${searched}“.`,
  notFoundText: 'Prüfen Sie die Schreibweise, oder versuchen Sie ein kürzeres oder allgemeineres Wort.',
  meant: 'Meinten Sie',
  empty: 'Hier ist noch nichts',
  emptyText: 'Es kommt oft Neues. Bis dahin: Das ist bei anderen beliebt.',
  firstPage: 'Erste Seite',
  clear: 'Filter entfernen',
  allProducts: 'Alle Artikel',
  popular: 'Gerade beliebt',
};
