import { Skeleton } from '@tessera/shared/ui';
import styles from './product-tile.module.css';

/** The grid with quiet tiles: what arrives takes the same places. */
export function TilesSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.Frame} role="status" aria-busy="true" aria-label={label}>
      <div className={styles.Grid}>
        {[0, 1, 2, 3].map((index) => (
          <div key={index} className={styles.Tile}>
            <div className={styles.Media}>
              <Skeleton shape="square" />
            </div>
            <Skeleton width="wide" />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </div>
  );
}
