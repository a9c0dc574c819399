import { plural } from '@tessera/shared/i18n';
import type { content as en } from '../en/content';

export const content: typeof en = {
  home: 'Startseite',
  contents: 'Auf dieser Seite',
  updated: 'Zuletzt geändert am',
  sample: 'Beispieltext',
  sampleNote:
    'Diese Seite kam mit dem Shop. Wer ihn betreibt, prüft sie und setzt die eigenen Bedingungen an ihre Stelle.',
  failed: 'Diese Seite konnte nicht geladen werden',
  failedText: 'Die Verbindung oder der Server des Shops ist ausgefallen. Der Rest des Shops funktioniert noch.',
  missing: 'Diese Seite gibt es nicht',
  missingText: 'Der Shop hat sie entfernt oder noch nicht geschrieben.',
  shop: 'Zur Startseite',
  more: 'Haben Sie nicht gefunden, was Sie suchen?',
  contact: 'Schreiben Sie uns',
  search: {
    label: 'Fragen durchsuchen',
    placeholder: 'Zum Beispiel: Lieferung, Rückgabe, Geschenk',
    count: (count) => plural('de', count, { one: '1 Frage passt', other: `${count} Fragen passen` }),
    none: 'Keine Frage passt',
    noneText: 'Versuchen Sie ein anderes Wort, oder schreiben Sie uns.',
  },
};
