/** `giftMessages` in German. */
export const gifts = {
  legend: 'Wer bekommt die Geschenkkarten?',
  which: (name: string, piece: number, of: number) => (of === 1 ? name : `${name}, ${piece} von ${of}`),
  toYou: 'An Sie, sobald sie bezahlt sind',
  to: (name: string, email: string) => (name === '' ? `An ${email}` : `An ${name}, ${email}`),
  on: (day: string) => `am ${day}`,
  give: 'An jemand anderen schicken',
  change: 'Ändern',
  toMe: 'Doch an mich schicken',
  cancel: 'Abbrechen',
  save: 'Speichern',
  fields: { name: 'Name', email: 'E-Mail-Adresse', message: 'Ihre Nachricht', send_on: 'Schicken am' },
  emailHint: 'Nur dorthin geht der Code, und wer ihn hat, kann ihn einlösen.',
  dayHint: 'Ohne Tag wird sie verschickt, sobald sie bezahlt ist.',
  failed: 'Das konnte nicht gespeichert werden. Nichts ist verloren: Versuchen Sie es noch einmal.',
};
