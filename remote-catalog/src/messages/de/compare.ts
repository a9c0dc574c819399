import { plural } from '@tessera/shared/i18n';
import type { compare as en } from '../en/compare';

export const compare: typeof en = {
  title: 'Vergleichen',
  intro: 'Bis zu vier Artikel nebeneinander.',
  go: (count) => plural('de', count, { one: '1 Artikel vergleichen', other: `${count} Artikel vergleichen` }),
  tray: 'Artikel zum Vergleichen',
  clear: 'Leeren',
  addOne: 'Wählen Sie noch einen Artikel zum Vergleichen',
  remove: (name) => `${name} entfernen`,
  empty: 'Noch nichts zu vergleichen',
  emptyText: 'Wählen Sie bei zwei bis vier Artikeln „Vergleichen“, dann stehen sie hier nebeneinander.',
  shopAll: 'Alle Artikel ansehen',
  onlyDifferences: 'Nur Unterschiede',
  product: 'Artikel',
  price: 'Preis',
  rating: 'Bewertung',
  noRating: 'Noch keine Bewertungen',
  availability: 'Verfügbarkeit',
  inStock: 'Auf Lager',
  out: 'Ausverkauft',
  category: 'Kategorie',
  failed: 'Die Artikel wurden nicht geladen',
  failedText: 'Die Verbindung oder unser Server ist ausgefallen. Ihre Auswahl bleibt erhalten.',
  none: 'Keine Angabe',
};
