import { useLocale } from '@tessera/shared/query';
import type { JSX, ReactNode } from 'react';
import styles from './filter-panel.module.css';

export interface FilterCheckProps {
  checked: boolean;
  onChange: () => void;
  /** how many products it would leave; at most 1,000 are counted */
  count: number;
  countIsEstimate?: boolean;
  /** one of several of which only one can be taken */
  radio?: string;
  /** drawn before the words */
  mark?: ReactNode;
  children: ReactNode;
}

/** A value to filter by: a box, its words and how many products it would leave. What would leave none is quiet, not gone. */
export function FilterCheck(props: FilterCheckProps): JSX.Element {
  const { checked, onChange, count, countIsEstimate, radio, mark, children } = props;
  const locale = useLocale();
  return (
    <label className={styles.Check} data-none={(count === 0 && !checked) || undefined}>
      <input
        type={radio ? 'radio' : 'checkbox'}
        name={radio}
        className={styles.Box}
        checked={checked}
        onChange={onChange}
      />
      {mark}
      <span>{children}</span>
      <span className={styles.Count}>{`${count.toLocaleString(locale)}${countIsEstimate ? '+' : ''}`}</span>
    </label>
  );
}
