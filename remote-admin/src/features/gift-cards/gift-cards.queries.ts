import { api } from '@tessera/shared/client';
import type { AdminGiftCardList, AdminGiftCardRecord } from '@tessera/shared/contract';
import type { Language } from '@tessera/shared/i18n';
import { listQuery } from '../../list-page/list.queries';
import type { GiftCardsState } from './gift-cards.model';

/** Of every list of gift cards. */
export const GIFT_CARDS_KEY = ['admin', 'gift-cards'] as const;

/** One page of gift cards. */
export const giftCardsQuery = (state: GiftCardsState) => listQuery<AdminGiftCardList>('gift-cards', state);

/** A gift card that is not there yet. */
export interface NewGiftCard {
  /** minor units */
  amount: number;
  email: string;
  name: string;
  message: string;
  language: Language;
  /** YYYY-MM-DD; null: it has no last day */
  expires_on: string | null;
}

/** @param key makes one card, however often it is sent */
export const issueGiftCard = (json: NewGiftCard, key: string): Promise<AdminGiftCardRecord> =>
  api.post('admin/gift-cards', { json, key });
