import type { AdminReturn } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useState } from 'react';
import { returnMessages } from '../../messages/return';
import { useRights } from '../../rights/use-rights';
import { ReturnDialogs, type OpenAction } from './actions/return-dialogs';
import { blockOf, rightFor, type ReturnAction } from './model/return.model';
import { ReturnHead } from './parts/return-head';
import { ReturnLines } from './parts/return-lines';
import { ReturnSide } from './parts/return-side';
import { ReturnTimeline } from './parts/return-timeline';
import { ReturnWords } from './parts/return-words';
import styles from './return.module.css';

interface ReturnViewProps {
  one: AdminReturn;
  /** milliseconds since the epoch: when it was read */
  now: number;
}

/** Everything about one return, and everything that can be done with it. */
export function ReturnView({ one, now }: ReturnViewProps) {
  const text = useMessages(returnMessages);
  const whyNot = useRights();
  const [opened, setOpened] = useState<OpenAction>({ action: 'approve', isOpen: false, count: 0 });

  function reasonOf(action: ReturnAction): string | undefined {
    const block = blockOf(action, one);
    return whyNot(rightFor(action)) ?? (block && text.blocks[block]);
  }

  return (
    <>
      <ReturnHead
        one={one}
        reasonOf={reasonOf}
        onAction={(action) => setOpened(({ count }) => ({ action, isOpen: true, count: count + 1 }))}
      />
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <ReturnLines one={one} />
          <ReturnWords one={one} />
          <ReturnTimeline one={one} now={now} />
        </div>
        <div className={styles.Side}>
          <ReturnSide one={one} />
        </div>
      </div>
      <ReturnDialogs
        one={one}
        opened={opened}
        onClose={() => setOpened((present) => ({ ...present, isOpen: false }))}
      />
    </>
  );
}
