export const frame = {
  navigation: 'Ihr Konto',
  profile: 'Profil',
  orders: 'Bestellungen',
  storeCredit: 'Guthaben',
  payLater: 'Später bezahlen',
  addresses: 'Adressen',
  security: 'Sicherheit',
  privacy: 'Datenschutz',
  invitationTitle: 'Melden Sie sich an, um Ihr Konto zu sehen',
  invitationText: 'Dort finden Sie Ihre Daten, Adressen, Bestellungen und Einstellungen.',
  signIn: 'Anmelden',
  createAccount: 'Konto anlegen',
  cancel: 'Abbrechen',
  failureText: 'Sie sind weiterhin angemeldet. Versuchen Sie es gleich noch einmal.',
  formMissing: 'Das Formular konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  changedMeanwhile: (what: string) => `${what} wurde an anderer Stelle geändert, während Sie daran gearbeitet haben.`,
  differs: (label: string, present: string, yours: string) =>
    `${label}: gespeichert ist „${present}“, bei Ihnen steht „${yours}“`,
  takenOver: 'Die neuen Werte stehen jetzt im Formular.',
  howToGoOn:
    'Speichern Sie noch einmal, um zu übernehmen, was im Formular steht, oder brechen Sie ab, um zu behalten, was gespeichert ist.',
};
