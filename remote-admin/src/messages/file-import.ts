import { defineMessages, plural } from '@tessera/shared/i18n';

/** What every page says that brings records in from a file. Numbers come formatted. */
const en = {
  send: {
    label: 'CSV file',
    sending: 'The file is being read…',
    tooLarge: 'A file has at most 50 MB.',
    another: 'Another file',
  },
  file: {
    theFile: 'The file',
    delimiters: { ',': 'commas', ';': 'semicolons', '\t': 'tabs' },
    form: (columns: string, delimiter: string, encoding: string) =>
      `${columns} columns, separated by ${delimiter}, ${encoding}`,
    encodings: { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16', 'windows-1252': 'Windows-1252' },
  },
  columns: {
    title: 'What the columns are',
    of: (heading: string) => `What “${heading}” is`,
    unnamed: 'without a heading',
    none: 'Not taken over',
    left: (count: number, shown: string) =>
      plural('en', count, { one: '1 column is not taken over', other: `${shown} columns are not taken over` }),
    kept: 'as chosen last',
    asBefore: (count: number, shown: string) =>
      plural('en', count, {
        one: '1 column is as it was chosen last for such a file, not as its heading says.',
        other: `${shown} columns are as they were chosen last for such a file, not as their headings say.`,
      }),
    findAnew: 'Go by the headings',
    chosenBefore: (count: number, shown: string) =>
      plural('en', count, {
        one: '1 column was chosen differently for such a file last.',
        other: `${shown} columns were chosen differently for such a file last.`,
      }),
    chooseSo: 'Choose as last time',
    check: 'Check the file',
  },
  check: {
    title: 'What would change',
    titleWritten: 'What the check has found',
    over: 'The check is over.',
    running: 'The file is compared with the shop. You can leave this page.',
    again: 'Change the columns',
    theCheck: 'The check',
    verdicts: { new: 'New', changed: 'Changed', wrong: 'Wrong', same: 'Unchanged' },
    rows: (count: number, shown: string) => plural('en', count, { one: '1 row', other: `${shown} rows` }),
    none: 'There are none.',
    row: (row: string) => `row ${row}`,
    more: (shown: string) => `and ${shown} more`,
    nothing: 'empty',
    others: 'other ones',
    wrongText: 'None of their rows is written.',
    nothingToDo: 'There is nothing to import: the shop has all of it already.',
    failed: 'The file could not be checked to its end.',
    download: 'Download wrong rows',
  },
  result: {
    title: 'The import',
    stop: 'Stop',
    failures: 'What failed',
    theFailures: 'The list of what failed',
    first: (shown: string) => `The first ${shown}; all of them are on the page of the job.`,
    again: 'Try these again',
    goOn: 'Go on with the rest',
    download: 'Download failed rows',
    details: 'See each record',
  },
};

export const fileImportMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-admin-import" */ './de/file-import').then((module) => module.fileImportWords),
});
