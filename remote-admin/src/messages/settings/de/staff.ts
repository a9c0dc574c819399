import { plural } from '@tessera/shared/i18n';

export const staff = {
  theStaff: 'Die Angaben zum Team',
  count: (count: number, shown: string) => plural('de', count, { one: `${shown} Person`, other: `${shown} Personen` }),
  columns: { name: 'Name', email: 'E-Mail', role: 'Rolle', since: 'Seit' },
  invited: 'Eingeladen',
  you: 'Sie',
  none: 'Hier arbeitet noch niemand',
  invite: 'Jemanden einladen',
  inviteText:
    'Die Person bekommt eine E-Mail mit einem Link, um ein Passwort festzulegen. Wer ein Konto hat, behält es samt Namen.',
  send: 'Einladung senden',
  sent: (email: string) => `Die Einladung an ${email} ist unterwegs`,
  email: 'E-Mail',
  firstName: 'Vorname',
  lastName: 'Nachname',
  role: 'Rolle',
  chooseRole: 'Bitte wählen',
  missing: {
    email: 'Bitte geben Sie eine E-Mail-Adresse ein',
    first_name: 'Bitte geben Sie einen Vornamen ein',
    last_name: 'Bitte geben Sie einen Nachnamen ein',
    role_id: 'Bitte wählen Sie eine Rolle',
  },
  roleHint: 'Was die neue Rolle erlaubt, gilt ab dem nächsten Klick dieser Person.',
  save: 'Speichern',
  saved: (name: string, role: string) => `${name} hat jetzt die Rolle „${role}“`,
  notSignedInYet: 'Die Einladung wurde noch nicht angenommen: Es ist kein Passwort festgelegt.',
  sendAgain: 'Einladung noch einmal senden',
  remove: 'Aus dem Team entfernen',
  removeTitle: (name: string) => `${name} aus dem Team entfernen?`,
  removeText:
    'Ab dem nächsten Klick darf diese Person in der Verwaltung nichts mehr. Ihr Konto bleibt als Kundenkonto bestehen, ebenso das, was im Protokoll steht.',
  removeYourself: 'Das sind Sie selbst: Sie kommen danach nicht von allein wieder herein.',
  removed: (name: string) => `${name} gehört nicht mehr zum Team`,
};
