import { plural } from '@tessera/shared/i18n';

export const redirectImportWords = {
  title: 'Weiterleitungen importieren und exportieren',
  columns: 'In jeder Zeile stehen beide Adressen. Weiterleitungen, die die Datei nicht nennt, bleiben.',
  send: {
    title: 'Eine Datei mit Weiterleitungen',
    hint: 'Shopifys CSV der Weiterleitungen oder irgendeine Datei mit einer Spalte für alte Adressen und einer für neue, bis 50 MB; der Shop hat höchstens 20.000. Geschrieben wird erst, wenn Sie gesehen haben, was sich ändert. Weiterleitungen, die nicht in der Datei stehen, bleiben.',
  },
  whole: {
    title: 'Alle Weiterleitungen ausgeben',
    text: 'Alle in einer Datei, die diese Seite wieder annimmt und Shopify auch.',
    start: 'Alle Weiterleitungen exportieren',
  },
  records: {
    which: 'Welche Weiterleitungen',
    list: 'Die Weiterleitungen',
    write: (count: number, shown: string) =>
      plural('de', count, { one: '1 Weiterleitung importieren', other: `${shown} Weiterleitungen importieren` }),
    back: 'Zu den Weiterleitungen',
  },
  fields: { path: 'Alte Adresse', target: 'Neue Adresse' },
  done: (count: number, shown: string) =>
    plural('de', count, {
      one: '1 Weiterleitung wurde geschrieben.',
      other: `${shown} Weiterleitungen wurden geschrieben.`,
    }),
  failed: (count: number, shown: string) =>
    plural('de', count, {
      one: '1 Weiterleitung ist gescheitert.',
      other: `${shown} Weiterleitungen sind gescheitert.`,
    }),
};
