export const notes = {
  note: 'Interne Notiz',
  hint: 'Nur das Team sieht sie.',
  add: 'Notiz hinzufügen',
  added: 'Die Notiz wurde hinzugefügt',
  missing: 'Bitte schreiben Sie etwas',
  noteBy: (name: string) => `Notiz von ${name}`,
  someone: 'jemand, der nicht mehr hier arbeitet',
};
