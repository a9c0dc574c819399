import { cx } from '@tessera/shared/ui';
import type { ComponentProps } from 'react';
import styles from './tick.module.css';

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** what is chosen by it */
  label: string;
  /** of its place */
  className?: string;
}

/** A box by which a row is chosen; the place around it can be pressed as well. */
export const Tick = ({ label, className, ...box }: TickProps) => (
  <label className={cx(styles.Tick, className)}>
    <input type="checkbox" className={styles.Box} aria-label={label} {...box} />
  </label>
);
