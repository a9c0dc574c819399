import { Icon } from '@tessera/shared/ui';
import styles from './success-seal.module.css';

/** Something that was sent has arrived: a tick above the words that say so. */
export const SuccessSeal = () => (
  <span className={styles.Seal}>
    <Icon name="check" size={28} />
  </span>
);
