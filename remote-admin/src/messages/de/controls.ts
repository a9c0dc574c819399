export const controls = {
  cancel: 'Abbrechen',
  unsaved: 'Nicht gespeicherte Änderungen',
  save: 'Speichern',
  discard: 'Verwerfen',
  leaveTitle: 'Ohne Speichern verlassen?',
  leaveText: 'Was Sie hier geändert haben, ist nicht gespeichert.',
  leave: 'Seite verlassen',
  stay: 'Bleiben',
  noRight: (role: string) => `Ihre Rolle (${role}) erlaubt das nicht.`,
};
