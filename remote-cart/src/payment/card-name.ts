import { messagesIn } from '@tessera/shared/i18n';
import { paymentMessages } from '../messages/payment';

const BRANDS: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard' };

/** 'Visa ending in 4242': what a person knows their card by. */
export function cardName({ brand, last4 }: { brand: string; last4: string }): string {
  return messagesIn(paymentMessages).cardEnding(BRANDS[brand] ?? brand, last4);
}
