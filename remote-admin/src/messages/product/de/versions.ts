import { plural } from '@tessera/shared/i18n';

export const versions = {
  what: 'Die früheren Fassungen',
  none: 'Noch gibt es keine: Jede Änderung des Teams hebt auf, was davor war.',
  number: (version: string) => `Fassung ${version}`,
  by: (name: string) => `von ${name}`,
  compare: 'Mit jetzt vergleichen',
  compareTitle: (version: string) => `Fassung ${version} und jetzt`,
  field: 'Feld',
  then: 'Damals',
  now: 'Jetzt',
  same: 'Nichts, was sich zurückholen lässt, ist anders.',
  nothing: 'nichts',
  restore: 'Wiederherstellen',
  restoreText: 'Was Sie wählen, wird eine neue Fassung. Status, Zeitraum und Bestand bleiben, wie sie jetzt sind.',
  parts: { texts: 'Texte, Kategorie und Merkmale', variants: 'Optionen, Varianten und Preise', pictures: 'Bilder' },
  restored: (version: string) => `Fassung ${version} wurde wiederhergestellt`,
  goodsCount: (count: number, shown: string) =>
    plural('de', count, { one: `${shown} Produkt`, other: `${shown} Produkte` }),
  pictureCount: (count: number, shown: string) =>
    plural('de', count, { one: `${shown} Bild`, other: `${shown} Bilder` }),
  more: (count: string) => `und ${count} weitere Varianten, die anders sind`,
  gone: 'nicht da',
  yes: 'ja',
  no: 'nein',
};
