import type { AdminProduct } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { adminMessages } from '../../messages/admin';
import { ColumnHeading } from '../../product/column-heading';
import { ProductRow } from '../../product/product-row';
import { ProductTable } from '../../product/product-table';
import { SkeletonRows } from '../../product/skeleton-rows';
import styles from './newest-products.module.css';

/** As many as the summary has. */
const EXPECTED_ROWS = 5;

interface NewestProductsProps {
  /** undefined while they are on their way */
  products: AdminProduct[] | undefined;
  /** milliseconds since the epoch: when they were read */
  now: number;
  locale: string;
}

/** The products that were added last. */
export function NewestProducts({ products, now, locale }: NewestProductsProps) {
  const text = useMessages(adminMessages);
  const { columns } = text;
  const head = (
    <>
      <ColumnHeading column="Product">{columns.product}</ColumnHeading>
      <ColumnHeading column="Category">{columns.category}</ColumnHeading>
      <ColumnHeading column="Status">{columns.status}</ColumnHeading>
      <ColumnHeading column="Stock">{columns.stock}</ColumnHeading>
      <ColumnHeading column="Price">{columns.price}</ColumnHeading>
      <ColumnHeading column="Time">{columns.added}</ColumnHeading>
    </>
  );
  return (
    <section aria-labelledby="newest-products">
      <div className={styles.Bar}>
        <h2 id="newest-products" className={styles.Title}>
          {text.newest}
        </h2>
        <Link to={paths.adminProducts()} className={styles.All}>
          {text.all}
        </Link>
      </div>
      {products?.length === 0 ? (
        <EmptyState compact level={3} title={text.none}>
          {text.noneText}
        </EmptyState>
      ) : (
        <ProductTable caption={text.newest} head={head} state={products ? 'ready' : 'waiting'}>
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
