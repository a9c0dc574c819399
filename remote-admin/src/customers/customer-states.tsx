import type { AdminCustomer } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge, type BadgeProps } from '@tessera/shared/ui';
import { customersMessages } from '../messages/customers/customers';

type State = AdminCustomer['state'];

export const CUSTOMER_TONES: Record<State, NonNullable<BadgeProps['tone']>> = {
  active: 'success',
  suspended: 'danger',
  anonymised: 'neutral',
};

/** How a customer's account stands. */
export function CustomerBadge({ state }: { state: State }) {
  const text = useMessages(customersMessages);
  return <Badge tone={CUSTOMER_TONES[state]}>{text.states[state]}</Badge>;
}
