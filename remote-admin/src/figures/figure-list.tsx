import { Skeleton } from '@tessera/shared/ui';
import styles from './figure-list.module.css';

export interface Figure {
  label: string;
  /** undefined while it is on its way, as the note */
  value: string | undefined;
  note: string | undefined;
  /** set where somebody should act */
  tone?: 'warning' | 'danger';
}

interface FigureListProps {
  figures: readonly Figure[];
  /** they are on their way */
  busy: boolean;
}

/** Numbers side by side, each with a word on what it means. */
export function FigureList({ figures, busy }: FigureListProps) {
  return (
    <dl className={styles.Figures} aria-busy={busy}>
      {figures.map(({ label, value, note, tone }) => (
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
