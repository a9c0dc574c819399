import type { AdminSummary } from '@tessera/shared/contract';
import { Skeleton } from '@tessera/shared/ui';
import { figuresOf } from './dashboard.model';
import styles from './figures.module.css';

interface FiguresProps {
  /** undefined while they are on their way */
  summary: AdminSummary | undefined;
  locale: string;
}

/** The shop's counts, each with a word on what it means. */
export function Figures({ summary, locale }: FiguresProps) {
  return (
    <dl className={styles.Figures} aria-busy={!summary}>
      {figuresOf(summary, locale).map(({ label, value, note, tone }) => (
        <div key={label} className={styles.Figure}>
          <dt className={styles.Label}>{label}</dt>
          <dd className={styles.Value} data-tone={tone}>
            {value ?? <Skeleton width="half" />}
          </dd>
          <dd className={styles.Note}>{note ?? <Skeleton width="wide" />}</dd>
        </div>
      ))}
    </dl>
  );
}
