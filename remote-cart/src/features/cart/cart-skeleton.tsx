import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { cartMessages } from '../../messages/cart';
import styles from './cart-page.module.css';
import lineStyles from './lines/cart-line.module.css';
import listStyles from './lines/cart-lines.module.css';
import summaryStyles from './summary/cart-summary.module.css';

function LineSkeleton() {
  return (
    <li className={lineStyles.Line}>
      <div className={lineStyles.Picture}>
        <Skeleton shape="square" />
      </div>
      <div className={lineStyles.Text}>
        <Skeleton width="wide" className={lineStyles.Name} />
        <Skeleton width="half" className={lineStyles.Options} />
        <Skeleton width="short" className={lineStyles.Unit} />
      </div>
      <Skeleton className={lineStyles.TotalSkeleton} />
      <div className={lineStyles.Controls}>
        <Skeleton shape="button" className={lineStyles.StepperSkeleton} />
      </div>
    </li>
  );
}

/** The cart's own grid with two quiet lines: what arrives takes the same places. */
export function CartSkeleton() {
  const text = useMessages(cartMessages);
  return (
    <div className={styles.Columns} role="status" aria-busy="true" aria-label={text.loading}>
      <ul className={listStyles.Lines}>
        <LineSkeleton />
        <LineSkeleton />
      </ul>
      <div className={summaryStyles.Summary}>
        <Skeleton width="half" className={summaryStyles.Title} />
        <Skeleton />
        <Skeleton className={summaryStyles.SumSkeleton} />
        <Skeleton className={summaryStyles.Small} />
      </div>
    </div>
  );
}
