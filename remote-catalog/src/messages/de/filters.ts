import { plural } from '@tessera/shared/i18n';

export const filters = {
  title: 'Filter',
  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  price: 'Preis',
  from: 'Von',
  to: 'Bis',
  lowest: 'Niedrigster Preis',
  highest: 'Höchster Preis',
  apply: 'Anwenden',
  availability: 'Verfügbarkeit',
  inStock: 'Auf Lager',
  onSale: 'Reduziert',
  rating: 'Bewertung',
  stars: (stars: number) =>
    stars === 5 ? '5 Sterne' : `Ab ${plural('de', stars, { one: '1 Stern', other: `${stars} Sternen` })}`,
  showAll: (count: number) => `Alle ${count} anzeigen`,
  showFewer: 'Weniger anzeigen',
  clearAll: 'Alle entfernen',
  show: (count: string) => `${count} anzeigen`,
  counting: 'Wird gezählt …',
};
