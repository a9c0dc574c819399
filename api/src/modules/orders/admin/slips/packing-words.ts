import type { Language } from '../../../../core/languages';

interface PackingWords {
  title: string;
  ship_to: string;
  order: string;
  ordered: string;
  delivery: string;
  note: string;
  item: string;
  sku: string;
  quantity: string;
  page: (page: number, pages: number) => string;
}

/** What packing slips say. */
export const packingWords: Record<Language, PackingWords> = {
  en: {
    title: 'Packing slip',
    ship_to: 'Delivered to',
    order: 'Order',
    ordered: 'Ordered on',
    delivery: 'Delivery',
    note: 'Note',
    item: 'Item',
    sku: 'SKU',
    quantity: 'Qty',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  de: {
    title: 'Lieferschein',
    ship_to: 'Lieferung an',
    order: 'Bestellung',
    ordered: 'Bestellt am',
    delivery: 'Versand',
    note: 'Anmerkung',
    item: 'Artikel',
    sku: 'Artikelnummer',
    quantity: 'Menge',
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
};
