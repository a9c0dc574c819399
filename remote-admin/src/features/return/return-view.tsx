import type { AdminReturn } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { RecordHistory } from '../../audit/record-history';
import { useLateDialog } from '../../form/use-late-dialog';
import { useStaffNews } from '../../live/use-staff-news';
import { returnMessages } from '../../messages/orders/return';
import styles from '../../page/record.module.css';
import { useRights } from '../../rights/use-rights';
import type { ReturnDialogsProps } from './actions/return-dialogs';
import { blockOf, rightFor, type ReturnAction } from './model/return.model';
import { ReturnHead } from './parts/return-head';
import { ReturnLines } from './parts/return-lines';
import { ReturnSide } from './parts/return-side';
import { ReturnTimeline } from './parts/return-timeline';
import { ReturnWords } from './parts/return-words';

const importDialogs = () => import(/* webpackChunkName: "return-dialogs" */ './actions/return-dialogs');

interface ReturnViewProps {
  one: AdminReturn;
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** it is not what it was, says the shop's live feed */
  onChanged: () => void;
}

/** Everything about one return, and everything that can be done with it. */
export function ReturnView({ one, now, onChanged }: ReturnViewProps) {
  const text = useMessages(returnMessages);
  const whyNot = useRights();
  const { Dialog: Dialogs, opened, open, close } = useLateDialog<ReturnAction, ReturnDialogsProps>(importDialogs);

  // A form that is open keeps what it was opened for: what is sent then finds out that somebody was faster.
  useStaffNews(
    ({ type, kind, id }) =>
      type === 'changed' && ((kind === 'return' && id === one.id) || (kind === 'order' && id === one.order.id)),
    onChanged,
    opened?.isOpen,
  );

  function reasonOf(action: ReturnAction): string | undefined {
    const block = blockOf(action, one);
    return whyNot(rightFor(action)) ?? (block && text.blocks[block]);
  }

  return (
    <>
      <ReturnHead one={one} reasonOf={reasonOf} onAction={open} />
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <ReturnLines one={one} />
          <ReturnWords one={one} />
          <ReturnTimeline one={one} now={now} />
          <RecordHistory type="return" id={one.id} version={one.version} />
        </div>
        <div className={styles.Side}>
          <ReturnSide one={one} />
        </div>
      </div>
      {Dialogs && opened && <Dialogs one={one} opened={opened} onClose={close} />}
    </>
  );
}
