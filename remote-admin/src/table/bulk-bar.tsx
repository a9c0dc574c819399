import { useMessages } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { listMessages } from '../messages/lists';
import styles from './bulk-bar.module.css';
import type { Selection } from './use-selection';

interface BulkBarProps {
  selection: Selection;
  /** instead of the number of chosen rows: more are meant than are on show */
  count?: string;
  /** how more than the rows on show are chosen */
  beyond?: ReactNode;
  /** the list has no heading with the box for all, at any width */
  isHeadless?: boolean;
  /** what can be done with all of them */
  children: ReactNode;
}

/** What can be done with the chosen rows, and how many they are; nothing while none is chosen. */
export function BulkBar({ selection, count: words, beyond, isHeadless, children }: BulkBarProps) {
  const text = useMessages(listMessages);
  const count = selection.ids.length;
  return (
    <div className={styles.Place} role="status">
      {count > 0 && (
        <div className={styles.Bar}>
          <span className={styles.Count}>{words ?? text.selected(count)}</span>
          {beyond}
          <div className={styles.Actions}>
            {selection.extent === 'some' && (
              <button
                type="button"
                className={styles.All}
                data-headless={isHeadless || undefined}
                onClick={selection.toggleAll}
              >
                {text.selectAll}
              </button>
            )}
            {children}
          </div>
          <IconButton icon="close" label={text.clearSelection} onClick={selection.clear} />
        </div>
      )}
    </div>
  );
}
