import type { transactions as en } from '../en/transactions';

export const transactions: typeof en = {
  'transactions.day_not_found': 'Diesen Tag gibt es nicht, oder er hat noch nicht begonnen.',
  'transactions.month_not_found': 'Von diesem Monat gibt es nichts: Er hat noch nicht begonnen.',
  'transactions.month_not_over': 'Dieser Monat ist noch nicht vorbei. Danach kann er festgehalten werden.',
  'transactions.closing_stale':
    'Die Summen dieses Monats haben sich inzwischen geändert, oder jemand hat ihn festgehalten. Bitte sehen Sie sich an, was jetzt da ist.',
  'transactions.reconciliation_not_found': 'Diesen Abgleich gibt es nicht.',
  'server.busy.closing': 'Gerade werden andere Monate zusammengezählt. Bitte versuchen Sie es gleich noch einmal.',
  'server.busy.reconciling': 'Gerade werden andere Dateien abgeglichen. Bitte versuchen Sie es gleich noch einmal.',
  'validation.failed.payout_csv': ({ line }) =>
    `Die Datei ist kein CSV: Zeile ${line} ist nicht lesbar. Bitte senden Sie sie so, wie der Anbieter sie schreibt.`,
  'validation.failed.payout_empty': 'Die Datei hat keine Zeilen unter den Namen ihrer Spalten.',
  'validation.failed.payout_lines': ({ most }) =>
    `Die Datei hat mehr als ${most} Zeilen. Bitte senden Sie sie in Teilen, etwa je eine Woche.`,
  'validation.failed.payout_columns': ({ columns }) =>
    `Der Datei fehlen Spalten: ${columns}. Bitte senden Sie sie mit diesen.`,
  'validation.failed.payout_cell': ({ line, column, text }) =>
    column === 'net'
      ? `Zeile ${line}: net ist nicht amount weniger fee („${text}“).`
      : `Zeile ${line}: „${text}“ lässt sich nicht als ${column} lesen.`,
};
