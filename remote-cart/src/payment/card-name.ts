import { messagesIn } from '@tessera/shared/i18n';
import { cardBrand } from '@tessera/shared/money';
import { paymentMessages } from '../messages/payment';

/** 'Visa ending in 4242': what a person knows their card by. */
export function cardName({ brand, last4 }: { brand: string; last4: string }): string {
  return messagesIn(paymentMessages).cardEnding(cardBrand(brand), last4);
}
