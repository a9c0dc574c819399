import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import type { State } from './status.model';
import styles from './status-page.module.css';
import { statusMessages } from './status-messages';

/** One part and how it does, in colour and in words. */
export function StatusRow({ name, state }: { name: string; state: State }): JSX.Element {
  const statusTexts = useMessages(statusMessages);
  return (
    <li className={styles.Row}>
      <span>{name}</span>
      <span className={styles.State} data-state={state}>
        {statusTexts.states[state]}
      </span>
    </li>
  );
}
