import type { FieldErrors } from '../../errors/errors';
import { messageOf } from '../../messages/message';

/** How a card behaves. One row per card of the README beside this file. */
export type Scenario =
  | 'approved'
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'needs_confirmation'
  | 'slow_answer'
  | 'webhook_twice'
  | 'webhook_first'
  | 'webhook_never';

/** Their check digits are right (ISO/IEC 7812), so that a form takes them. Nobody has been given one of them. */
const CARDS: Record<string, Scenario> = {
  '4242424242424242': 'approved',
  '5555555555554444': 'approved',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
  '4000000000003220': 'needs_confirmation',
  '4000000000000259': 'slow_answer',
  '4000000000001117': 'webhook_twice',
  '4000000000002222': 'webhook_first',
  '4000000000003337': 'webhook_never',
};

export const CONFIRMATION_CODE = '123456';

const DECLINES = new Set<Scenario>([
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
]);

/** Why a card is declined, or null. */
export const declineOf = (scenario: string): string | null => [...DECLINES].find((one) => one === scenario) ?? null;

export interface CardFields {
  number: string;
  expiry: string;
  cvc: string;
}

export interface CardFound {
  scenario: Scenario;
  brand: string;
  last4: string;
}

/** The digits alone: people write spaces and dashes between them. */
const digitsOf = (number: string): string => number.replace(/[\s-]/g, '');

/**
 * Reads what somebody typed.
 * @returns the card, or messages by field; a real card's number is refused here and kept nowhere
 */
export function readCard({ number, expiry, cvc }: CardFields, now: Date): CardFound | FieldErrors {
  const digits = digitsOf(number);
  const scenario = Object.hasOwn(CARDS, digits) ? CARDS[digits] : undefined;
  const errors: FieldErrors = {};
  if (!scenario) errors['number'] = [messageOf('validation.failed.card_number')];
  if (!isAhead(expiry, now)) errors['expiry'] = [messageOf('validation.failed.card_expiry')];
  if (!/^\d{3,4}$/.test(cvc)) errors['cvc'] = [messageOf('validation.failed.card_cvc')];
  if (!scenario || Object.keys(errors).length > 0) return errors;
  return { scenario, brand: digits.startsWith('5') ? 'mastercard' : 'visa', last4: digits.slice(-4) };
}

/** A card is good to the end of its month. */
function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|20\d{2})$/.exec(expiry.trim()) ?? [];
  if (month === undefined || year === undefined) return false;
  return Date.UTC(Number(year.slice(-2)) + 2000, Number(month), 1) > now.getTime();
}
