import type { Language, Texts } from '../../../core/languages';
import type { PaymentMethodCode } from '../../../schemas/payment';

const METHOD_NAMES: Record<PaymentMethodCode, Texts> = {
  // a demo shop reads as a shop does: what its gateway is stands where a card is entered, and in the back office
  'test-card': { en: 'Card', de: 'Karte' },
  stripe: { en: 'Card', de: 'Karte' },
  'pay-later': { en: 'Pay later', de: 'Später bezahlen' },
  'cash-on-delivery': { en: 'Cash on delivery', de: 'Nachnahme' },
  'bank-transfer': { en: 'Bank transfer', de: 'Überweisung' },
  cash: { en: 'Cash', de: 'Bar' },
  'store-credit': { en: 'Store credit', de: 'Guthaben' },
};

const BESIDE_REAL_CARDS: Texts = { en: 'Test card', de: 'Testkarte' };

/** What a way to pay is called where it is offered. @param has_stripe cards can be taken by Stripe, too */
export function methodName(code: PaymentMethodCode, language: Language, has_stripe: boolean): string {
  return (code === 'test-card' && has_stripe ? BESIDE_REAL_CARDS : METHOD_NAMES[code])[language];
}

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
} satisfies Record<string, Texts>;

/** Why gift cards are not bought with this. */
export const GIFT_CARD_REASONS = {
  money: {
    en: 'Gift cards cannot be bought with this way to pay.',
    de: 'Mit dieser Zahlungsart lassen sich keine Geschenkkarten kaufen.',
  },
  door: {
    en: 'Gift cards are sent by e-mail once they are paid, so they cannot be paid for on delivery.',
    de: 'Geschenkkarten werden per E-Mail verschickt, sobald sie bezahlt sind, und nicht erst bei der Lieferung bezahlt.',
  },
} satisfies Record<string, Texts>;

/** Why somebody's store credit does not pay. @param balance as people read it */
export const tooLittleCredit = (balance: string, language: Language): string =>
  ({
    en: `Your store credit of ${balance} is less than this order comes to.`,
    de: `Ihr Guthaben von ${balance} reicht für diese Bestellung nicht aus.`,
  })[language];
