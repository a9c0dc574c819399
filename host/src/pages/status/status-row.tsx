import type { JSX } from 'react';
import type { State } from './status.model';
import styles from './status-page.module.css';
import { statusTexts } from './status-texts';

/** One part and how it does, in colour and in words. */
export function StatusRow({ name, state }: { name: string; state: State }): JSX.Element {
  return (
    <li className={styles.Row}>
      <span>{name}</span>
      <span className={styles.State} data-state={state}>
        {statusTexts.states[state]}
      </span>
    </li>
  );
}
