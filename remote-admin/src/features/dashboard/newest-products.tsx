import type { AdminProduct } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { ColumnHeading } from '../../product/column-heading';
import { ProductRow } from '../../product/product-row';
import { ProductTable } from '../../product/product-table';
import { SkeletonRows } from '../../product/skeleton-rows';
import styles from './newest-products.module.css';

/** As many as the summary brings. */
const EXPECTED_ROWS = 5;

interface NewestProductsProps {
  /** undefined while they are on their way */
  products: AdminProduct[] | undefined;
  /** milliseconds since the epoch: when they were read */
  now: number;
  locale: string;
}

const head = (
  <>
    <ColumnHeading column="Product">Product</ColumnHeading>
    <ColumnHeading column="Category">Category</ColumnHeading>
    <ColumnHeading column="Status">Status</ColumnHeading>
    <ColumnHeading column="Stock">Stock</ColumnHeading>
    <ColumnHeading column="Price">Price</ColumnHeading>
    <ColumnHeading column="Time">Added</ColumnHeading>
  </>
);

/** The products that were added last. */
export function NewestProducts({ products, now, locale }: NewestProductsProps) {
  return (
    <section aria-labelledby="newest-products">
      <div className={styles.Bar}>
        <h2 id="newest-products" className={styles.Title}>
          Newest products
        </h2>
        <Link to={paths.adminProducts()} className={styles.All}>
          All products
        </Link>
      </div>
      {products?.length === 0 ? (
        <EmptyState compact level={3} title="No products yet">
          Products appear here as soon as the catalogue has some.
        </EmptyState>
      ) : (
        <ProductTable caption="Newest products" head={head} state={products ? 'ready' : 'waiting'}>
          {products ? (
            products.map((product) => (
              <ProductRow key={product.id} product={product} at={product.created_at} now={now} locale={locale} />
            ))
          ) : (
            <SkeletonRows count={EXPECTED_ROWS} />
          )}
        </ProductTable>
      )}
    </section>
  );
}
