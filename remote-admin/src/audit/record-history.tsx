import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent } from '@tessera/shared/late';
import { Icon } from '@tessera/shared/ui';
import { useId, useState } from 'react';
import { adminMessages } from '../messages/admin';
import { useMe } from '../rights/use-me';
import styles from './record-history.module.css';

const importEntries = () => import(/* webpackChunkName: "history" */ './history-entries');

interface RecordHistoryProps {
  /** as the audit log names its kind */
  type: string;
  id: string;
  /** of the record: another one is read anew */
  version?: number;
  /** in a dialog it stands below the dialog's own title, without a frame */
  inDialog?: boolean;
}

/** What staff did to one record, behind a button; for those who may read the audit log. */
export function RecordHistory({ type, id, version = 0, inDialog }: RecordHistoryProps) {
  const text = useMessages(adminMessages);
  const canRead = useMe()?.rights.includes('audit.read') ?? false;
  const { Component: Entries, load } = useLateComponent(importEntries, text.failed(text.history));
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  if (!canRead) return null;

  function toggle(): void {
    if (isOpen) setOpen(false);
    else void load().then(setOpen);
  }

  const Heading = inDialog ? 'h3' : 'h2';
  return (
    <section className={styles.History} data-framed={!inDialog || undefined}>
      <Heading className={styles.Heading}>
        <button
          type="button"
          className={styles.Toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={toggle}
        >
          {text.history}
          <Icon name="chevron-down" size={14} className={styles.Arrow} />
        </button>
      </Heading>
      {isOpen && Entries && (
        <div id={panel} className={styles.Panel}>
          <Entries type={type} id={id} version={version} />
        </div>
      )}
    </section>
  );
}
