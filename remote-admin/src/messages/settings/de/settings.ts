import { plural } from '@tessera/shared/i18n';
import type { Right } from '@tessera/shared/contract';

const rights: Record<Right, string> = {
  'dashboard.read': 'Die Zahlen des Shops sehen',
  'orders.read': 'Bestellungen und Rücksendungen sehen',
  'orders.write': 'Bestellungen versenden, anhalten, verschlagworten, ändern und als bezahlt kennzeichnen',
  'orders.refund': 'Bestellungen stornieren und Geld erstatten',
  'returns.write': 'Über Rücksendungen entscheiden und Ware zurücknehmen',
  'products.read': 'Produkte sehen, auch Entwürfe',
  'products.write': 'Produkte, Preise und Bestand anlegen und ändern',
  'customers.read': 'Kunden und ihre Bestellungen sehen',
  'customers.write': 'Angaben von Kunden ändern',
  'reviews.write': 'Bewertungen veröffentlichen und ablehnen',
  'search.write': 'Synonyme und Weiterleitungen der Suche ändern',
  'pay_later.read': 'Ratenkonten und Anträge sehen',
  'pay_later.write': 'Über Anträge, Rahmen und Ratenpläne entscheiden',
  'remotes.read': 'Sehen, welche Version jedes Teils des Shops läuft',
  'remotes.write': 'Teile des Shops veröffentlichen und zurücknehmen',
  'settings.read': 'Einstellungen des Shops sehen',
  'settings.write': 'Einstellungen des Shops ändern',
  'staff.read': 'Team und Rollen sehen',
  'staff.write': 'Menschen ins Team einladen, ändern und entfernen; Rollen anlegen',
  'audit.read': 'Das Protokoll lesen',
};

export const settings = {
  title: 'Einstellungen',
  pages: {
    store: 'Shop',
    delivery: 'Versand',
    taxes: 'Steuern',
    staff: 'Team',
    roles: 'Rollen',
    tokens: 'Token',
    remotes: 'Teile des Shops',
    jobs: 'Aufträge',
    audit: 'Protokoll',
  },
  rights,
  groups: {
    overview: 'Überblick',
    orders: 'Bestellungen',
    catalogue: 'Katalog',
    customers: 'Kundschaft',
    payLater: 'Ratenzahlung',
    shop: 'Der Shop selbst',
    staff: 'Team',
  },
  preview: {
    title: 'Was sich ändert',
    lead: 'Für Bestellungen, die ab jetzt aufgegeben werden. Warenkörbe zeigen es sofort.',
    save: 'Speichern',
    saveAnyway: 'Trotzdem speichern',
    more: (count: number, number: string) =>
      plural('de', count, { one: 'und 1 weitere', other: `und ${number} weitere` }),
  },
  notForYou: 'Diese Seite gehört nicht zu Ihrer Rolle',
  noRight: (role: string, right: string) => `Ihre Rolle ist „${role}“. Sie erlaubt nicht: ${right}.`,
  nothingHere: 'Keine der Einstellungen gehört zu Ihrer Rolle',
  toStart: 'Zum Anfang',
};
