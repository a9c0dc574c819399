import type { ReactNode } from 'react';
import styles from './sum-row.module.css';

interface SumRowProps {
  label: ReactNode;
  amount: ReactNode;
  /** what the others come to */
  isSum?: boolean;
}

/** A sum of money beside its name, one of several in a `<dl>`. */
export const SumRow = ({ label, amount, isSum }: SumRowProps) => (
  <div className={styles.Sum} data-sum={isSum}>
    <dt>{label}</dt>
    <dd className={styles.Amount}>{amount}</dd>
  </div>
);
