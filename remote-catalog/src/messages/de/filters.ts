import { plural } from '@tessera/shared/i18n';
import type { filters as en } from '../en/filters';

export const filters: typeof en = {
  title: 'Filter',
  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  price: 'Preis',
  from: 'Von',
  to: 'Bis',
  apply: 'Anwenden',
  availability: 'Verfügbarkeit',
  inStock: 'Auf Lager',
  onSale: 'Reduziert',
  rating: 'Bewertung',
  stars: (stars) =>
    stars === 5 ? '5 Sterne' : `Ab ${plural('de', stars, { one: '1 Stern', other: `${stars} Sternen` })}`,
  anyRating: 'Alle Bewertungen',
  showAll: (count) => `Alle ${count} anzeigen`,
  showFewer: 'Weniger anzeigen',
  clearAll: 'Alle entfernen',
  show: (count) => `${count} anzeigen`,
  counting: 'Wird gezählt …',
};
