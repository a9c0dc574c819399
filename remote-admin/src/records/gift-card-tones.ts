import type { AdminGiftCard } from '@tessera/shared/contract';
import type { BadgeProps } from '@tessera/shared/ui';

/** How each state of a gift card is drawn. */
export const GIFT_CARD_TONES: Record<AdminGiftCard['state'], NonNullable<BadgeProps['tone']>> = {
  active: 'success',
  used_up: 'neutral',
  disabled: 'warning',
  expired: 'surface',
};
