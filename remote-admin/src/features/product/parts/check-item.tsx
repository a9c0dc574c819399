import { useMessages } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { productMessages } from '../../../messages/product/product';
import styles from './why-card.module.css';
import { FOLLOWS, type Check } from './sale-checks.queries';

interface CheckItemProps {
  check: Check;
  /** what is said of it */
  says: string;
  /** what mends it */
  children?: ReactNode;
}

const ICONS = { met: 'check', blocks: 'close', lacks: 'info', follows: 'info' } as const;

/** One condition: whether it is met, in a sign and a sentence, and the way to mend it. */
export function CheckItem({ check: { code, is_met, blocks }, says, children }: CheckItemProps) {
  const text = useMessages(productMessages);
  const state = is_met ? 'met' : FOLLOWS.includes(code) ? 'follows' : blocks ? 'blocks' : 'lacks';
  return (
    <li className={styles.Check} data-state={state}>
      <span className={styles.Sign} role="img" aria-label={text.checkStates[state]}>
        <Icon name={ICONS[state]} size={14} />
      </span>
      <span className={styles.Says}>{says}</span>
      {children}
    </li>
  );
}
