import type { AdminProduct } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { Picture } from '@tessera/shared/ui';
import { RowLink } from '../table/row-link';
import styles from './product-name.module.css';

/** Picture and name, leading to the product's page. */
export function ProductName({ product }: { product: AdminProduct }) {
  const { name, slug, image } = product;
  return (
    <div className={styles.Product}>
      <div className={styles.Thumb}>{image && <Picture image={image} sizes="40px" alt="" />}</div>
      <RowLink to={paths.product(slug)}>{name}</RowLink>
    </div>
  );
}
