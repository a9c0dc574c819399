import type { InquiryState } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge, type BadgeProps } from '@tessera/shared/ui';
import { supportMessages } from '../../messages/support/support';

/** In the order in which an inquiry goes through them; amber is what waits for staff. */
export const INQUIRY_TONES: Record<InquiryState, NonNullable<BadgeProps['tone']>> = {
  new: 'warning',
  open: 'warning',
  waiting: 'neutral',
  solved: 'success',
  spam: 'surface',
};

/** How an inquiry stands. */
export function InquiryBadge({ state }: { state: InquiryState }) {
  const text = useMessages(supportMessages);
  return <Badge tone={INQUIRY_TONES[state]}>{text.states[state]}</Badge>;
}
