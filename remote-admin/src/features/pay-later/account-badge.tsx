import type { AdminPayLaterAccount } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge, type BadgeProps } from '@tessera/shared/ui';
import { payLaterMessages } from '../../messages/pay-later/pay-later';

type State = AdminPayLaterAccount['state'];

const TONES: Record<State, NonNullable<BadgeProps['tone']>> = {
  pending: 'warning',
  active: 'success',
  refused: 'neutral',
  suspended: 'danger',
};

/** How an account stands. */
export function AccountBadge({ state }: { state: State }) {
  const text = useMessages(payLaterMessages);
  return <Badge tone={TONES[state]}>{text.states[state]}</Badge>;
}
