import type { AdminCoupon } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge, type BadgeProps } from '@tessera/shared/ui';
import { marketingMessages } from '../../messages/marketing';

type State = AdminCoupon['state'];

const TONES: Record<State, NonNullable<BadgeProps['tone']>> = {
  active: 'success',
  scheduled: 'warning',
  ended: 'neutral',
  used_up: 'neutral',
  off: 'surface',
};

/** How a coupon stands. */
export function CouponBadge({ state }: { state: State }) {
  const text = useMessages(marketingMessages);
  return <Badge tone={TONES[state]}>{text.states[state]}</Badge>;
}
