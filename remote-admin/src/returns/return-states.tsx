import type { ReturnState } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge, type BadgeProps } from '@tessera/shared/ui';
import { returnWords } from '../messages/orders/return-words';

/** In the order in which a return goes through them; amber is what waits for staff. */
export const RETURN_TONES: Record<ReturnState, NonNullable<BadgeProps['tone']>> = {
  requested: 'warning',
  approved: 'neutral',
  received: 'warning',
  refunded: 'success',
  exchanged: 'success',
  refused: 'danger',
};

/** How a return stands. */
export function ReturnBadge({ state }: { state: ReturnState }) {
  const text = useMessages(returnWords);
  return <Badge tone={RETURN_TONES[state]}>{text.states[state]}</Badge>;
}
