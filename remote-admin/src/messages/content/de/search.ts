import { plural } from '@tessera/shared/i18n';

/** Was die Seite der Suchwörter sagt. */
export const search = {
  title: 'Suchwörter',
  theWords: 'Die Suchwörter',
  theSearches: 'Die Suchen',
  saved: 'Die Suchwörter wurden gespeichert',
  stale:
    'Jemand anderes hat die Suchwörter inzwischen geändert. Was Sie nicht angefasst haben, ist nun dessen Fassung; von Ihnen geht nichts verloren.',
  lists: 'Was die Suche weiß',
  fields: { synonyms: 'Wörter, die dasselbe bedeuten', redirects: 'Suchen, die zu einer Seite führen' },
  hints: {
    synonyms:
      'Eine Gruppe in jeder Zeile, mit Kommas: „Becher, Tasse, Pott“. Wer eines davon sucht, findet alle. Gespeichertes gilt innerhalb von zwei Sekunden.',
    redirects: 'Eine in jeder Zeile: „Gutschein = /pages/gutscheine“. Wer genau das sucht, kommt auf die Seite.',
  },
  faults: {
    one_word: (line: number) => `Zeile ${line}: Bitte geben Sie mindestens zwei Wörter ein, mit einem Komma dazwischen`,
    many_words: (line: number) => `Zeile ${line}: Bitte geben Sie höchstens 20 Wörter ein`,
    long_word: (line: number) => `Zeile ${line}: Bitte nehmen Sie höchstens 100 Zeichen für ein Wort`,
    no_address: (line: number) => `Zeile ${line}: Bitte schreiben Sie es wie „Gutschein = /pages/gutscheine“`,
    twice: (line: number) => `Zeile ${line}: Diese Suche hat schon eine Adresse`,
  },
  lookedFor: 'Was gesucht wurde',
  lookedForHint:
    'In den letzten 30 Tagen, höchstens 50, von niemand Bestimmtem: Gezählt werden Wörter, niemals Menschen.',
  show: 'Zeigen',
  foundNothing: 'Was nichts gefunden hat',
  mostOften: 'Was am häufigsten gesucht wurde',
  none: { nothing: 'Jede Suche hat etwas gefunden.', all: 'Noch wurde nichts gesucht.' },
  columns: { term: 'Wörter', searches: 'Suchen', found: 'Gefunden', take: 'Wie weiter' },
  take: 'Sagen, was es bedeutet',
  takeWord: (term: string) => `Sagen, was „${term}“ bedeutet`,
  trial: {
    title: 'Eine Suche probieren',
    search: 'Eine Suche, wie Kunden sie eingeben',
    hint: 'Dabei wird nichts gespeichert und nichts gezählt.',
    language: 'Gesucht auf',
    languages: { en: 'Englisch', de: 'Deutsch' },
    answer: 'Was der Shop antwortet',
    faulty: 'Eine Zeile der Listen ist noch nicht lesbar.',
    today: 'Heute',
    then: 'Mit dem, was Sie eingegeben haben',
    found: (count: number, number: string) =>
      plural('de', count, { one: '1 Produkt wird gefunden', other: `${number} Produkte werden gefunden` }),
    leads: (path: string) => `Führt zur Seite ${path}`,
    means: (term: string, words: string) => `„${term}“ bedeutet auch ${words}`,
    mended: (searched: string) => `Wird verstanden als „${searched}“`,
    suggests: (words: string) => `Vorgeschlagen wird: ${words}`,
  },
  changes: {
    lead: 'Für alle, die ab zwei Sekunden nach dem Speichern suchen.',
    leads: (search: string, path: string) => `„${search}“ führt dann zur Seite ${path}`,
    leadsNowhere: (search: string) => `„${search}“ zeigt dann, was gefunden wird, statt zu einer Seite zu führen`,
    finds: (search: string, is: number, number: string, was: string) =>
      plural('de', is, {
        one: `„${search}“ findet dann 1 Produkt statt ${was}`,
        other: `„${search}“ findet dann ${number} Produkte statt ${was}`,
      }),
    lost: (search: string) => `„${search}“ findet dann nichts mehr`,
    inLanguage: (language: string, sentence: string) => `Auf ${language}: ${sentence}`,
    more: (count: number, number: string) =>
      plural('de', count, {
        one: '1 weitere Suche wurde nicht probiert',
        other: `${number} weitere Suchen wurden nicht probiert`,
      }),
  },
};
