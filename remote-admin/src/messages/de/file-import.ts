import { plural } from '@tessera/shared/i18n';

export const fileImportWords = {
  send: {
    label: 'CSV-Datei',
    sending: 'Die Datei wird gelesen…',
    tooLarge: 'Eine Datei hat höchstens 50 MB.',
    another: 'Andere Datei',
  },
  file: {
    theFile: 'Die Datei',
    delimiters: { ',': 'Kommas', ';': 'Semikolons', '\t': 'Tabulatoren' },
    form: (columns: string, delimiter: string, encoding: string) =>
      `${columns} Spalten, getrennt durch ${delimiter}, ${encoding}`,
    encodings: { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16', 'windows-1252': 'Windows-1252' },
  },
  columns: {
    title: 'Was die Spalten sind',
    of: (heading: string) => `Was „${heading}“ ist`,
    unnamed: 'ohne Überschrift',
    none: 'Nicht übernehmen',
    left: (count: number, shown: string) =>
      plural('de', count, {
        one: '1 Spalte wird nicht übernommen',
        other: `${shown} Spalten werden nicht übernommen`,
      }),
    kept: 'wie zuletzt gewählt',
    asBefore: (count: number, shown: string) =>
      plural('de', count, {
        one: '1 Spalte ist so, wie sie für eine solche Datei zuletzt gewählt wurde, nicht wie ihre Überschrift sagt.',
        other: `${shown} Spalten sind so, wie sie für eine solche Datei zuletzt gewählt wurden, nicht wie ihre Überschriften sagen.`,
      }),
    findAnew: 'Nach den Überschriften gehen',
    chosenBefore: (count: number, shown: string) =>
      plural('de', count, {
        one: '1 Spalte wurde für eine solche Datei zuletzt anders gewählt.',
        other: `${shown} Spalten wurden für eine solche Datei zuletzt anders gewählt.`,
      }),
    chooseSo: 'Wie zuletzt wählen',
    check: 'Datei prüfen',
  },
  check: {
    title: 'Was sich ändert',
    titleWritten: 'Was die Prüfung gefunden hat',
    over: 'Die Prüfung ist zu Ende.',
    running: 'Die Datei wird mit dem Shop verglichen. Sie können diese Seite verlassen.',
    again: 'Spalten ändern',
    theCheck: 'Die Prüfung',
    verdicts: { new: 'Neu', changed: 'Geändert', wrong: 'Falsch', same: 'Unverändert' },
    rows: (count: number, shown: string) => plural('de', count, { one: '1 Zeile', other: `${shown} Zeilen` }),
    none: 'Es gibt keine.',
    row: (row: string) => `Zeile ${row}`,
    more: (shown: string) => `und ${shown} weitere`,
    nothing: 'leer',
    others: 'andere',
    wrongText: 'Keine ihrer Zeilen wird geschrieben.',
    nothingToDo: 'Es gibt nichts zu importieren: Der Shop hat alles schon.',
    failed: 'Die Datei konnte nicht bis zu ihrem Ende geprüft werden.',
    download: 'Falsche Zeilen herunterladen',
  },
  result: {
    title: 'Der Import',
    stop: 'Anhalten',
    failures: 'Was gescheitert ist',
    theFailures: 'Die Liste dessen, was gescheitert ist',
    first: (shown: string) => `Die ersten ${shown}; alle stehen auf der Seite des Auftrags.`,
    again: 'Diese noch einmal versuchen',
    goOn: 'Mit dem Rest weitermachen',
    download: 'Gescheiterte Zeilen herunterladen',
    details: 'Jeden Eintrag ansehen',
  },
};
