import type { AdminProduct } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { adminMessages } from '../../messages/admin';
import { productColumns } from '../../product/product-columns';
import { DataTable } from '../../table/data-table';
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
        <DataTable
          caption={text.newest}
          columns={productColumns({ now, locale, time: 'created_at' })}
          rows={products}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          expected={EXPECTED_ROWS}
        />
      )}
    </section>
  );
}
