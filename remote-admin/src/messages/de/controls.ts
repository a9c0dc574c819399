export const controls = {
  cancel: 'Abbrechen',
  unsaved: 'Nicht gespeicherte Änderungen',
  save: 'Speichern',
  discard: 'Verwerfen',
  leaving: {
    unsaved: {
      title: 'Ohne Speichern verlassen?',
      text: 'Was Sie hier geändert haben, ist nicht gespeichert.',
      leave: 'Seite verlassen',
    },
    meanwhile: {
      title: 'Wird noch gespeichert',
      text: 'Diese Seite schließt sich, sobald das getan ist. Wenn Sie jetzt gehen und es misslingt, sind Ihre Änderungen verloren.',
      leave: 'Jetzt verlassen',
    },
    stay: 'Bleiben',
  },
  typedBefore: { there: 'Was Sie hier zuvor eingegeben haben, ist wieder da.', anew: 'Neu beginnen' },
  noAnswer: 'Keine Verbindung zum Shop. Versuchen Sie es noch einmal: Ihre Eingaben sind noch da.',
  noConnection: 'Keine Verbindung zum Shop. Bitte versuchen Sie es noch einmal.',
  notSaved: (why: string) => `Ihre Änderungen wurden nicht gespeichert: ${why}`,
  versions: {
    both: 'Beide Fassungen',
    field: 'Feld',
    theirs: 'Die andere',
    mine: 'Ihre',
    take: 'Die andere nehmen',
    empty: 'leer',
  },
  combobox: {
    searching: 'Wird gesucht …',
    found: (count: number) => `${count} gefunden`,
    retry: 'Erneut versuchen',
  },
  dialogMissing: 'Das ließ sich nicht öffnen. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  noRight: (role: string) => `Ihre Rolle (${role}) erlaubt das nicht.`,
};
