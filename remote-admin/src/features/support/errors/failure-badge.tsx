import type { ErrorReportGroup } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { Badge, type BadgeProps } from '@tessera/shared/ui';
import { failuresMessages } from '../../../messages/support/failures';

/** In the order in which a failure goes through them. */
export const FAILURE_TONES: Record<ErrorReportGroup['state'], NonNullable<BadgeProps['tone']>> = {
  open: 'warning',
  looked_at: 'neutral',
  mended: 'success',
};

/** How a failure stands. */
export function FailureBadge({ state }: Pick<ErrorReportGroup, 'state'>) {
  const text = useMessages(failuresMessages);
  return <Badge tone={FAILURE_TONES[state]}>{text.states[state]}</Badge>;
}

/** What a failure is called: its type in words and its code; a later shop may have types that have no words yet. */
export function failureName({ error_type, error_code }: Pick<ErrorReportGroup, 'error_type' | 'error_code'>): string {
  const types: Record<string, string> = messagesIn(failuresMessages).types;
  return [types[error_type] ?? error_type, error_code].filter((part) => part !== '').join(' · ');
}
