import { plural } from '@tessera/shared/i18n';
import type { palette as en } from '../en/palette';

export const palette: typeof en = {
  title: 'Suchen oder irgendwohin springen',
  placeholder: 'Seiten, Bestellungen, Kunden, Produkte …',
  list: 'Gefunden',
  close: 'Schließen',
  kinds: {
    page: 'Seiten',
    order: 'Bestellungen',
    customer: 'Kunden',
    product: 'Produkte',
    action: 'Aktionen',
    search: 'Suche',
  },
  begin: { newOrder: 'Neue Bestellung', addProduct: 'Produkt hinzufügen' },
  order: (number) => `Bestellung ${number}`,
  draft: 'Entwurf',
  ordersOf: 'Alle Bestellungen',
  findOrders: (text) => `„${text}“ in Bestellungen suchen`,
  findCustomers: (text) => `„${text}“ in Kunden suchen`,
  findProducts: (text) => `„${text}“ in Produkten suchen`,
  searching: 'Suche läuft …',
  nothing: (text) => `Nichts heißt „${text}“.`,
  failed:
    'Bestellungen, Kunden und Produkte konnten nicht durchsucht werden. Prüfen Sie Ihre Verbindung und tippen Sie weiter, um es erneut zu versuchen.',
  count: (count) => plural('de', count, { one: '1 Ergebnis', other: `${count} Ergebnisse` }),
};
