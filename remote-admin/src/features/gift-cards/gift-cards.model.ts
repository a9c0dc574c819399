import type { ListSpec, ListState } from '../../list/list-address';
import { adminPaths } from '../../paths';
import { GIFT_CARD_TONES } from '../../records/gift-card-tones';

/** Every filter of the list, by the name that address and API have for it. */
export type GiftCardFilter = 'state';

export type GiftCardsState = ListState<GiftCardFilter>;

/** The usual one first. */
export const GIFT_CARD_SORTS = ['-created_at', 'created_at', '-balance', 'balance'] as const;

/** The list's address, and what makes sense in it. */
export const giftCardList: ListSpec<GiftCardFilter> = {
  path: adminPaths.giftCards(),
  sorts: GIFT_CARD_SORTS,
  filters: { state: (value) => Object.hasOwn(GIFT_CARD_TONES, value) },
};

/** What staff look at. */
export const GIFT_CARD_VIEWS: Record<'all' | 'active' | 'used_up' | 'disabled', GiftCardsState['filters']> = {
  all: {},
  active: { state: 'active' },
  used_up: { state: 'used_up' },
  disabled: { state: 'disabled' },
};
