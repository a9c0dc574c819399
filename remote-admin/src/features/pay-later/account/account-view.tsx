import type { AdminPayLaterRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { RecordHistory } from '../../../audit/record-history';
import { useLateDialog } from '../../../form/use-late-dialog';
import { useRecordNews } from '../../../live/use-staff-news';
import { accountMessages } from '../../../messages/pay-later/account';
import styles from '../../../page/record.module.css';
import { LateSection } from '../../../records/late-section';
import { useRights } from '../../../rights/use-rights';
import type { AccountDialogsProps } from './actions/account-dialogs';
import { blockOf, rightFor, type AccountAction, type AskedAction } from './model/account.model';
import { AccountApplications } from './parts/account-applications';
import { AccountBookings } from './parts/account-bookings';
import { AccountFacts } from './parts/account-facts';
import { AccountFigures } from './parts/account-figures';
import { AccountHead } from './parts/account-head';
import { AccountPlans } from './parts/account-plans';

const importDialogs = () => import(/* webpackChunkName: "pay-later-dialogs" */ './actions/account-dialogs');
const importLedger = () => import(/* webpackChunkName: "pay-later-ledger" */ './parts/account-ledger');
const importReminders = () => import(/* webpackChunkName: "pay-later-reminders" */ './parts/account-reminders');

interface AccountViewProps {
  account: AdminPayLaterRecord;
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** it is not what it was, says the shop's live feed */
  onChanged: () => void;
}

/** Everything about one account, and everything that can be done with it. */
export function AccountView({ account, now, onChanged }: AccountViewProps) {
  const text = useMessages(accountMessages);
  const whyNot = useRights();
  const { Dialog: Dialogs, opened, open, close } = useLateDialog<AskedAction, AccountDialogsProps>(importDialogs);

  // A form that is open keeps what it was opened for: what is sent then finds out that somebody was faster.
  useRecordNews('pay_later_account', account.id, onChanged, opened?.isOpen);

  function reasonOf(action: AccountAction): string | undefined {
    const block = blockOf(action, account);
    return whyNot(rightFor(action)) ?? (block && text.blocks[block]);
  }

  // what an application is decided by stands before what is empty until then
  const isAsked = account.state === 'pending';
  const facts = (
    <div key="facts" className={styles.Side} data-many data-first={isAsked || undefined}>
      <AccountFacts account={account} />
      <AccountApplications account={account} />
    </div>
  );
  const shared = { account, whyNot: (action: AskedAction['action']) => whyNot(rightFor(action)), onAction: open };
  const main = (
    <div key="main" className={styles.Main}>
      <AccountFigures account={account} />
      <AccountPlans {...shared} />
      <AccountBookings {...shared} now={now} />
      <LateSection
        title={text.cards.ledger}
        failure={text.ledger.failed}
        importBody={importLedger}
        body={{ account }}
      />
      <LateSection
        title={text.cards.reminders}
        failure={text.reminders.failed}
        importBody={importReminders}
        body={{ account }}
      />
      <RecordHistory type="pay_later_account" id={account.id} version={account.version} />
    </div>
  );
  return (
    <>
      <AccountHead account={account} reasonOf={reasonOf} onAction={(action) => open({ action })} />
      <div className={styles.Columns}>{isAsked ? [facts, main] : [main, facts]}</div>
      {Dialogs && opened && <Dialogs account={account} opened={opened} onClose={close} />}
    </>
  );
}
