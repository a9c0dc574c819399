import { Skeleton, cx } from '@tessera/shared/ui';
import styles from './product-table.module.css';

/** As many empty rows as are expected, in the columns of the list. */
export function SkeletonRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row}>
      <td className={styles.Cell}>
        <div className={styles.Waiting}>
          <Skeleton shape="square" className={styles.Square} />
          <Skeleton width="half" />
        </div>
      </td>
      <td className={cx(styles.Cell, styles.Wide)}>
        <Skeleton width="half" />
      </td>
      <td className={cx(styles.Cell, styles.Wide)}>
        <Skeleton width="half" />
      </td>
      <td className={styles.Cell}>
        <Skeleton width="half" className={styles.Short} />
      </td>
      <td className={styles.Cell}>
        <Skeleton width="half" className={styles.Short} />
      </td>
      <td className={cx(styles.Cell, styles.Wide)}>
        <Skeleton width="half" className={styles.Short} />
      </td>
    </tr>
  ));
}
