import { optionsText } from '@tessera/shared/components';
import type { OrderItem } from '@tessera/shared/contract';
import { Picture } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';
import { useProductPath } from '../product/use-product-path';
import named from '../page/named.module.css';
import styles from './line-goods.module.css';

interface LineGoodsProps {
  item: Pick<OrderItem, 'name' | 'slug' | 'sku' | 'options' | 'image' | 'product_id'>;
  /** what else is said of them */
  children?: ReactNode;
}

/** What a line of an order or a return is about, in two cells: the picture, and the words with the way to the product. */
export function LineGoods({ item, children }: LineGoodsProps) {
  const pathOf = useProductPath();
  const { name, slug, sku, options, image, product_id } = item;
  return (
    <>
      <div className={styles.Picture}>{image && <Picture image={image} sizes="48px" alt="" />}</div>
      <div className={styles.Words}>
        {product_id === null ? (
          <span className={styles.Name}>{name}</span>
        ) : (
          <Link className={styles.Name} to={pathOf({ product_id, slug })}>
            {name}
          </Link>
        )}
        <span className={named.Quiet}>{[sku, optionsText(options)].filter(Boolean).join(' · ')}</span>
        {children}
      </div>
    </>
  );
}
