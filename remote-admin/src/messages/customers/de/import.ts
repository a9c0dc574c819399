import { plural } from '@tessera/shared/i18n';

const fields = {
  email: 'E-Mail-Adresse',
  first_name: 'Vorname',
  last_name: 'Nachname',
  phone: 'Telefon',
  language: 'Sprache',
  newsletter: 'Newsletter',
  newsletter_at: 'Newsletter: zugestimmt am',
  newsletter_source: 'Newsletter: wo zugestimmt',
  tags: 'Schlagwörter',
  groups: 'Gruppen',
  note: 'Notiz',
  address: 'Adresse',
  address_first_name: 'Adresse: Vorname',
  address_last_name: 'Adresse: Nachname',
  company: 'Adresse: Firma',
  line1: 'Adresse: Straße',
  line2: 'Adresse: zweite Zeile',
  postal_code: 'Adresse: Postleitzahl',
  city: 'Adresse: Ort',
  region: 'Adresse: Region',
  country: 'Adresse: Land',
  address_phone: 'Adresse: Telefon',
  default_shipping: 'Adresse: hierhin wird geliefert',
  default_billing: 'Adresse: hierhin geht die Rechnung',
};

export const customerImportWords = {
  title: 'Kunden importieren und exportieren',
  columns:
    'Eine leere Zelle löscht Telefon, Schlagwörter und Gruppen; alles andere, was leer ist oder nicht übernommen wird, bleibt.',
  send: {
    title: 'Eine Datei mit Kunden',
    hint: 'Shopifys Kunden-CSV oder die eigene Datei dieses Shops, bis 50 MB und 100.000 Zeilen. Geschrieben wird erst, wenn Sie gesehen haben, was sich ändert. Passwörter lassen sich nicht mitnehmen: Kunden setzen eines über „Passwort vergessen“ oder über den Link, den Sie von ihrer Seite aus schicken. Von selbst geht keine E-Mail hinaus.',
  },
  whole: {
    title: 'Alle Kunden ausgeben',
    text: 'Alle mit einem Konto, in einer Datei, die diese Seite wieder annimmt: Namen, Adressen, Telefon, Sprache, Newsletter mit Nachweis, Schlagwörter, Gruppen und Notizen. Sie enthält personenbezogene Daten: Bewahren Sie sie nicht länger auf als nötig.',
    start: 'Alle Kunden exportieren',
  },
  records: {
    which: 'Welche Kunden',
    list: 'Die Kunden',
    write: (count: number, shown: string) =>
      plural('de', count, { one: '1 Kunden importieren', other: `${shown} Kunden importieren` }),
    back: 'Zu den Kunden',
  },
  fields,
  done: (count: number, shown: string) =>
    plural('de', count, { one: '1 Kunde wurde geschrieben.', other: `${shown} Kunden wurden geschrieben.` }),
  failed: (count: number, shown: string) =>
    plural('de', count, { one: '1 Kunde ist gescheitert.', other: `${shown} Kunden sind gescheitert.` }),
};
