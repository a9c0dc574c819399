import type { AdminPage } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { pagesMessages } from '../../../messages/content/pages';

const TONES = { missing: 'neutral', draft: 'neutral', published: 'success', changed: 'accent' } as const;

/** Whether shoppers see a text, and whether it says what was saved last. */
export function StateBadge({ state }: { state: AdminPage['state'] }) {
  const { states } = useMessages(pagesMessages);
  return <Badge tone={TONES[state]}>{states[state]}</Badge>;
}
