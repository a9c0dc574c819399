import type { Language } from '../../../core/languages';
import type { PaymentMethodCode } from '../../../schemas/payment';

export const METHOD_NAMES: Record<PaymentMethodCode, Record<Language, string>> = {
  'test-card': { en: 'Test card', de: 'Testkarte' },
  stripe: { en: 'Card', de: 'Karte' },
  'pay-later': { en: 'Pay later', de: 'Später bezahlen' },
  'cash-on-delivery': { en: 'Cash on delivery', de: 'Nachnahme' },
  'bank-transfer': { en: 'Bank transfer', de: 'Überweisung' },
};

/** Why nobody can pay at the door. */
export const CASH_REASONS = {
  too_much: {
    en: 'Cash on delivery is not possible for this amount.',
    de: 'Für diesen Betrag ist keine Nachnahme möglich.',
  },
  country: {
    en: 'Cash on delivery is not possible in this country.',
    de: 'In diesem Land ist keine Nachnahme möglich.',
  },
} satisfies Record<string, Record<Language, string>>;
