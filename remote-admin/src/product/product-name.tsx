import type { AdminProduct } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Picture } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { adminMessages } from '../messages/admin';
import styles from './product-name.module.css';
import { statusText } from './product.model';

/** Picture and name, leading to the product's page; on a narrow screen with what the hidden columns say. */
export function ProductName({ product }: { product: AdminProduct }) {
  const { noCategory } = useMessages(adminMessages);
  const { name, slug, image, category, published } = product;
  return (
    <div className={styles.Product}>
      <div className={styles.Thumb}>{image && <Picture image={image} sizes="40px" alt="" />}</div>
      <div className={styles.Words}>
        <Link className={styles.Name} to={paths.product(slug)}>
          {name}
        </Link>
        <span className={styles.Narrow}>
          {category?.name ?? noCategory} · {statusText(published)}
        </span>
      </div>
    </div>
  );
}
