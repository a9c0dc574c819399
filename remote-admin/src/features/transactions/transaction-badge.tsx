import type { AdminTransaction } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge, type BadgeProps } from '@tessera/shared/ui';
import { transactionsMessages } from '../../messages/transactions/transactions';

type State = AdminTransaction['state'];

const TONES: Record<State, NonNullable<BadgeProps['tone']>> = {
  pending: 'warning',
  authorised: 'surface',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  open: 'warning',
  won: 'success',
  lost: 'danger',
};

/** How a transaction stands. */
export function TransactionBadge({ state }: { state: State }) {
  const text = useMessages(transactionsMessages);
  return <Badge tone={TONES[state]}>{text.states[state]}</Badge>;
}
