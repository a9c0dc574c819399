import { plural } from '@tessera/shared/i18n';

export const spreadsheet = {
  title: 'Tabelle',
  open: 'Tabelle',
  what: 'Die Tabelle',
  count: (products: string, rows: string) => `${products} · ${rows}`,
  products: (count: number, shown: string) =>
    plural('de', count, { one: `${shown} Produkt`, other: `${shown} Produkte` }),
  rows: (count: number, shown: string) => plural('de', count, { one: `${shown} Zeile`, other: `${shown} Zeilen` }),
  grid: 'Preise, Bestand, SKU und Status',
  columns: {
    name: 'Produkt',
    options: 'Variante',
    sku: 'SKU',
    regular_price: 'Preis',
    sale_price: 'Angebotspreis',
    stock: 'Bestand',
    status: 'Status',
    expected_on: 'Versand bis',
  },
  help: 'Pfeiltasten bewegen, Enter oder Tippen bearbeitet, Entf leert. Umschalt wählt mehr aus. Kopieren und Einfügen von und nach Excel oder Sheets; Strg+D füllt nach unten, Strg+Z nimmt zurück.',
  edit: (column: string, name: string) => `${column}, ${name}`,
  actions: { undo: 'Rückgängig', redo: 'Wiederholen', fill: 'Nach unten füllen' },
  faults: {
    money: 'Das ist kein Betrag.',
    number: 'Das ist keine Stückzahl.',
    status: 'Bitte schreiben Sie Entwurf, Aktiv oder Archiviert.',
    sku: 'Eine SKU hat 1 bis 100 Zeichen.',
    day: 'Bitte schreiben Sie einen Tag wie 5.12.2026 oder nichts.',
  },
  readOnly: 'Das wird auf der Seite des Produkts geändert.',
  changed: (count: number, shown: string) =>
    plural('de', count, { one: `${shown} Zelle ist geändert`, other: `${shown} Zellen sind geändert` }),
  faulty: (count: number, shown: string) =>
    plural('de', count, {
      one: `${shown} Zelle lässt sich nicht speichern`,
      other: `${shown} Zellen lassen sich nicht speichern`,
    }),
  toFault: 'Zur ersten',
  saved: (count: number, shown: string) =>
    plural('de', count, { one: `${shown} Zelle wurde gespeichert`, other: `${shown} Zellen wurden gespeichert` }),
  refused: (count: number, shown: string) =>
    plural('de', count, {
      one: `${shown} Zelle wurde nicht gespeichert: Sie sagt, warum.`,
      other: `${shown} Zellen wurden nicht gespeichert: Jede sagt, warum.`,
    }),
  pasted: (count: number, shown: string) =>
    plural('de', count, { one: `${shown} Zelle wurde gefüllt`, other: `${shown} Zellen wurden gefüllt` }),
  saveFirst: 'Speichern oder verwerfen Sie Ihre Änderungen, bevor Sie nach anderen suchen.',
  more: 'Mehr laden',
  most: (shown: string) =>
    `Eine Tabelle zeigt höchstens ${shown} Zeilen. Filtern Sie die Produkte, um andere zu sehen.`,
  none: 'Kein Produkt passt',
  noneText: 'Versuchen Sie andere Filter oder weniger Wörter.',
  toProducts: 'Zur Liste',
};
