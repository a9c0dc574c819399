import { Breadcrumbs } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { ComponentProps, ReactNode } from 'react';
import { ActionButton } from '../controls/actions/action-button';
import { Menu } from '../controls/actions/menu';
import head from './page-head.module.css';
import styles from './record-head.module.css';
import { useKeptFocus } from './use-kept-focus';

export interface RecordActions<Action extends string> {
  /** in the order of the menu */
  all: readonly Action[];
  /** what most likely comes next: a button of its own */
  primary: Action | undefined;
  /** that is on its way */
  pending?: boolean;
  /** what cannot be undone */
  danger?: Action;
  labels: Record<Action, string>;
  /** the menu's name */
  more: string;
  /** why an action cannot be taken: undefined where it can */
  reasonOf: (action: Action) => string | undefined;
  /** gives a promise while what it opens is on its way */
  onAction: (action: Action) => void | Promise<void>;
}

interface RecordHeadProps<Action extends string> {
  trail: ComponentProps<typeof Breadcrumbs>['items'];
  title: string;
  /** how it stands, as badges; read out when it changes */
  states: ReactNode;
  /** what the badges are, for those who do not see them */
  statesLabel: string;
  /** who else is here */
  aside?: ReactNode;
  /** since when it is there */
  when: ReactNode;
  actions: RecordActions<Action>;
}

/** The head of a record's page: what it is called, how it stands, and what most likely comes next for it. */
export function RecordHead<Action extends string>({ trail, title, actions, ...rest }: RecordHeadProps<Action>) {
  const { all, primary, pending, danger, labels, more, reasonOf, onAction } = actions;
  // the primary button may go away by what it did
  const kept = useKeptFocus<HTMLDivElement>('button');
  return (
    <header className={head.Head}>
      <Breadcrumbs items={trail} linkAs={Link} />
      <div className={styles.Bar}>
        <div className={styles.Words}>
          <h1 className={styles.Title}>{title}</h1>
          <div className={styles.States} role="status" aria-label={rest.statesLabel}>
            {rest.states}
          </div>
          {rest.aside}
          <p className={styles.When}>{rest.when}</p>
        </div>
        <div className={styles.Actions} data-screen-only {...kept}>
          <Menu
            label={more}
            items={all
              .filter((action) => action !== primary)
              .map((action) => ({
                key: action,
                label: labels[action],
                reason: reasonOf(action),
                tone: action === danger ? ('danger' as const) : undefined,
                onSelect: () => onAction(action),
              }))}
          />
          {primary && (
            <ActionButton reason={reasonOf(primary)} pending={pending} onClick={() => onAction(primary)}>
              {labels[primary]}
            </ActionButton>
          )}
        </div>
      </div>
    </header>
  );
}
