import type { AdminPayLaterRecord } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { adminMessages } from '../../../../messages/admin';
import { accountMessages } from '../../../../messages/pay-later/account';
import { payLaterMessages } from '../../../../messages/pay-later/pay-later';
import { RecordHead } from '../../../../page/record-head';
import { adminPaths } from '../../../../paths';
import { AccountBadge } from '../../account-badge';
import { ownerOf } from '../../account-columns';
import { primaryAction, type AccountAction } from '../model/account.model';

interface AccountHeadProps {
  account: AdminPayLaterRecord;
  /** why an action cannot be taken: undefined where it can */
  reasonOf: (action: AccountAction) => string | undefined;
  onAction: (action: AccountAction) => void | Promise<void>;
}

const ACTIONS: readonly AccountAction[] = ['approve', 'refuse', 'limit', 'resume', 'suspend'];

/** Whose account it is, how it stands, and what is decided about it. */
export function AccountHead({ account, reasonOf, onAction }: AccountHeadProps) {
  const text = useMessages(accountMessages);
  const words = useMessages(payLaterMessages);
  const { dashboard } = useMessages(adminMessages);
  const locale = useLocale();
  const { state, overdue_days: days, created_at } = account;
  const name = ownerOf(account);
  return (
    <RecordHead
      trail={[
        { label: dashboard, to: paths.admin() },
        { label: words.title, to: adminPaths.payLater() },
        { label: name },
      ]}
      title={name}
      statesLabel={text.stateLabel}
      states={
        <>
          <AccountBadge state={state} />
          {days > 0 && <Badge tone="danger">{text.overdueSince(words.days(days, days.toLocaleString(locale)))}</Badge>}
        </>
      }
      when={
        <time dateTime={created_at}>
          {text.applied} {momentOf(created_at, locale)}
        </time>
      }
      actions={{
        all: ACTIONS,
        primary: primaryAction(account),
        danger: 'suspend',
        labels: text.actions,
        more: text.more,
        reasonOf,
        onAction,
      }}
    />
  );
}
