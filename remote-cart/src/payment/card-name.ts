import { messagesIn } from '@tessera/shared/i18n';
import { paymentMessages } from '../messages/payment';
import type { SavedCard } from './saved-card';

/** 'Visa ending in 4242': what a person knows their card by. */
export function cardName({ brand, brand_name, last4 }: Omit<SavedCard, 'token'>): string {
  return messagesIn(paymentMessages).cardEnding(brand_name ?? brand, last4);
}
