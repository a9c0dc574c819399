import type { ComponentPropsWithRef, JSX } from 'react';
import { Icon } from '../content/icon';
import { cx } from '../base/cx';
import styles from './field.module.css';

/** A native choice with the shop's own chevron; its children are <option>s. Whoever uses it names it. */
export function Select({ className, ...rest }: ComponentPropsWithRef<'select'>): JSX.Element {
  return (
    <span className={styles.Select}>
      <select {...rest} className={cx(styles.Control, className)} />
      <Icon name="chevron-down" className={styles.Chevron} size={16} />
    </span>
  );
}
