import type { AdminReturn } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { adminMessages } from '../../../messages/admin';
import { returnMessages } from '../../../messages/orders/return';
import { returnWords } from '../../../messages/orders/return-words';
import { adminPaths } from '../../../paths';
import { ReturnBadge } from '../../../returns/return-states';
import { RecordHead } from '../../../page/record-head';
import { allMissing, primaryAction, type ReturnAction } from '../model/return.model';

interface ReturnHeadProps {
  one: AdminReturn;
  /** why an action cannot be taken: undefined where it can */
  reasonOf: (action: ReturnAction) => string | undefined;
  onAction: (action: ReturnAction) => void | Promise<void>;
}

const ACTIONS: readonly ReturnAction[] = ['approve', 'receive', 'refund', 'exchange', 'refuse'];

/** What the return is called, how it stands, and what most likely comes next for it. */
export function ReturnHead({ one, reasonOf, onAction }: ReturnHeadProps) {
  const text = useMessages(returnMessages);
  const words = useMessages(returnWords);
  const { dashboard } = useMessages(adminMessages);
  const locale = useLocale();
  const { number, state, created_at } = one;
  const missing = allMissing(one);
  return (
    <RecordHead
      trail={[
        { label: dashboard, to: paths.admin() },
        { label: words.title, to: adminPaths.returns() },
        { label: number },
      ]}
      title={words.returnNumber(number)}
      statesLabel={text.states}
      states={
        <>
          <ReturnBadge state={state} />
          {state === 'received' && missing > 0 && <Badge tone="warning">{text.notHere(missing)}</Badge>}
        </>
      }
      when={<time dateTime={created_at}>{text.askedAt(momentOf(created_at, locale))}</time>}
      actions={{
        all: ACTIONS,
        primary: primaryAction(one),
        danger: 'refuse',
        labels: text.actions,
        more: text.more,
        reasonOf,
        onAction,
      }}
    />
  );
}
