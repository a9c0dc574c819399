import type { keys as en } from '../en/keys';

export const keys: typeof en = {
  title: 'Tastenkürzel',
  palette: 'Suchen oder irgendwohin springen',
  send: 'Formular absenden oder speichern',
  rows: 'Von Zeile zu Zeile einer Liste',
  list: 'Diese Liste',
  rail: 'Menü ein- oder ausklappen',
  goTo: (page) => `Zu „${page}“`,
  then: 'dann',
  letters: 'Kürzel mit einzelnen Buchstaben',
  lettersHint: 'Schalten Sie sie ab, wenn sie eigenen Werkzeugen in die Quere kommen. Gilt in diesem Browser.',
};
