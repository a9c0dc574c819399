import { plural } from '@tessera/shared/i18n';

export const redirects = {
  title: 'Weiterleitungen',
  theRedirects: 'Die Weiterleitungen',
  count: (count: number, shown: string) =>
    plural('de', count, { one: `${shown} Weiterleitung`, other: `${shown} Weiterleitungen` }),
  search: 'Teil einer der Adressen suchen',
  importing: 'Import und Export',
  columns: { path: 'Alte Adresse', target: 'Neue Adresse', created_at: 'Angelegt', action: 'Löschen' },
  hints: {
    path: 'Was nach dem Namen des Shops steht, wie /collections/becher. Sie führt nur weiter, wo der Shop keine Seite hat, in jeder Sprache.',
    target: 'Eine Seite dieses Shops, wie /products/category/becher.',
  },
  missing: 'Bitte geben Sie eine Adresse ein, die mit / beginnt',
  add: { title: 'Weiterleitung anlegen', submit: 'Anlegen', done: 'Die Weiterleitung wurde angelegt' },
  edit: { title: 'Weiterleitung ändern', submit: 'Speichern', done: 'Die Weiterleitung wurde gespeichert' },
  remove: {
    title: (path: string) => `Weiterleitung von ${path} löschen?`,
    text: 'Wer einem alten Link folgt, erfährt, dass es die Seite nicht gibt.',
    submit: 'Löschen',
    which: (path: string) => `Weiterleitung von ${path} löschen`,
    done: 'Die Weiterleitung wurde gelöscht',
  },
  none: 'Noch keine Weiterleitungen',
  noneText:
    'Adressen von Produkten und Kategorien, die Sie umbenennen, führen von selbst weiter. Hier stehen die eines früheren Shops, einzeln oder aus einer Datei.',
  noMatch: 'Keine Weiterleitung passt',
  noMatchText: 'Versuchen Sie einen anderen Teil der alten oder der neuen Adresse.',
  showAll: 'Alle Weiterleitungen zeigen',
};
