export const words = {
  form: 'Ihre Karte',
  loading: 'Das Kartenformular wird geladen',
  missing: 'Das Kartenformular konnte nicht geladen werden.',
  pay: (amount: string) => `${amount} bezahlen`,
  paying: 'Wird bezahlt …',
  failed: 'Die Zahlung konnte nicht begonnen werden. Es wurde nichts belastet: Versuchen Sie es noch einmal.',
};
