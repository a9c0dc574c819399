import type { words as en } from './stripe-form-messages.en';

export const words: typeof en = {
  form: 'Ihre Karte',
  loading: 'Das Kartenformular wird geladen',
  missing: 'Das Kartenformular konnte nicht geladen werden.',
  pay: (amount) => `${amount} bezahlen`,
  paying: 'Wird bezahlt …',
  failed: 'Die Zahlung konnte nicht begonnen werden. Es wurde nichts belastet: Versuchen Sie es noch einmal.',
};
