import type { PAYMENT_METHOD_NAMES } from './payment-method-names';

/** `PAYMENT_METHOD_NAMES` in German: of its own, because a page carries the words of one language. */
export const PAYMENT_METHOD_NAMES_DE: typeof PAYMENT_METHOD_NAMES = {
  'test-card': 'Karte',
  stripe: 'Karte',
  'pay-later': 'Später bezahlen',
  'cash-on-delivery': 'Nachnahme',
  'bank-transfer': 'Überweisung',
  cash: 'Bar',
  'store-credit': 'Guthaben',
};
