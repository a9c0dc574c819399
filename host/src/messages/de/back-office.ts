import type { backOffice as en } from '../en/back-office';

export const backOffice: typeof en = {
  menu: 'Menü',
  rail: 'Verwaltung',
  sheet: 'Menü der Verwaltung',
  shop: 'Zum Shop',
  find: 'Suchen',
  keys: 'Tastenkürzel',
  security: 'Anmeldung und Sicherheit',
  narrow: 'Menü einklappen',
  widen: 'Menü ausklappen',
  account: 'Ihr Konto',
  groups: {
    sales: 'Verkauf',
    catalogue: 'Katalog',
    customers: 'Kunden',
    marketing: 'Marketing',
    settings: 'Einstellungen',
  },
};
