import type { AdminGiftCard } from '@tessera/shared/contract';
import type { BadgeProps } from '@tessera/shared/ui';
import type { ListSpec, ListState } from '../../list/list-address';
import { adminPaths } from '../../paths';

/** Every filter of the list, by the name that address and API have for it. */
export type GiftCardFilter = 'state';

export type GiftCardsState = ListState<GiftCardFilter>;

/** How each state is drawn. */
export const GIFT_CARD_TONES: Record<AdminGiftCard['state'], NonNullable<BadgeProps['tone']>> = {
  active: 'success',
  used_up: 'neutral',
  disabled: 'warning',
  expired: 'surface',
};

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
