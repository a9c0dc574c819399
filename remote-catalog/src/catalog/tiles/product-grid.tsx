import type { JSX } from 'react';
import type { ProductSummary } from '@tessera/shared/contract';
import styles from './product-grid.module.css';
import { ProductTile, type ProductTileProps } from './product-tile';

export interface ProductGridProps extends Pick<ProductTileProps, 'locale' | 'level'> {
  products: ProductSummary[];
  /** how many pictures of the first screen are fetched at once */
  eager?: number;
  /** newer ones are on their way */
  stale?: boolean;
  /** a few of many: rows are full */
  shelf?: boolean;
}

/** Products side by side: two on a phone, three, then four. */
export function ProductGrid({ products, eager = 0, stale, shelf, ...tile }: ProductGridProps): JSX.Element {
  return (
    <div className={styles.Frame}>
      <ul
        className={styles.Grid}
        data-shelf={shelf || undefined}
        data-stale={stale || undefined}
        aria-busy={stale || undefined}
      >
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductTile product={product} priority={index < eager} {...tile} />
          </li>
        ))}
      </ul>
    </div>
  );
}
