import type { Dashboard } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Skeleton, VisuallyHidden } from '@tessera/shared/ui';
import { dashboardMessages } from '../../../messages/dashboard';
import styles from '../figures.module.css';
import { salesFiguresOf } from './sales.model';

interface SalesFiguresProps {
  /** undefined while they are on their way */
  data: Dashboard | undefined;
  locale: string;
}

/** What was sold in these days, each figure beside that of the days before. */
export function SalesFigures({ data, locale }: SalesFiguresProps) {
  const { sales } = useMessages(dashboardMessages);
  return (
    <section aria-labelledby="sales-figures">
      <VisuallyHidden>
        <h2 id="sales-figures">{sales.title}</h2>
      </VisuallyHidden>
      <dl className={styles.Figures} aria-busy={!data}>
        {salesFiguresOf(data, locale).map(({ label, value, note }) => (
          <div key={label} className={styles.Figure}>
            <dt className={styles.Label}>{label}</dt>
            <dd className={styles.Value}>{value ?? <Skeleton width="half" />}</dd>
            <dd className={styles.Note}>{note ?? <Skeleton width="wide" />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
