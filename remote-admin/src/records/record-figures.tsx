import type { ReactNode } from 'react';
import styles from './record-figures.module.css';

interface RecordFigure {
  label: string;
  value: ReactNode;
  /** somebody should look at it */
  isLate?: boolean;
}

/** The numbers of a record, at a glance. */
export function RecordFigures({ figures }: { figures: readonly RecordFigure[] }) {
  return (
    <dl className={styles.Figures}>
      {figures.map(({ label, value, isLate }) => (
        <div key={label} className={styles.Figure}>
          <dt className={styles.Label}>{label}</dt>
          <dd className={styles.Value} data-late={isLate}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
