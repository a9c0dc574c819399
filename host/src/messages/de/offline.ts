import type { offline as en } from '../en/offline';

export const offline: typeof en = {
  title: 'Sie sind offline',
  text: 'Diese Seite braucht eine Verbindung, und im Moment gibt es keine.',
  live: 'Warenkorb, Kasse und Konto zeigen wir nur, wie sie in diesem Moment sind; deshalb werden sie nie aufbewahrt.',
  again: 'Erneut versuchen',
  seen: 'Seiten, die Sie zuletzt gesehen haben, sind noch da:',
  home: 'Startseite',
  note: (time) => `Sie sind offline. Das ist die Seite, wie Sie sie zuletzt gesehen haben, am ${time}.`,
};
