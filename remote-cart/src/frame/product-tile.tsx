import type { ProductSummary } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { Picture, Price } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';
import { wishlistMessages } from '../messages/wishlist';
import { useLocale } from './page-locale';
import styles from './product-tile.module.css';

const SIZES = '(width >= 75rem) 280px, (width >= 60rem) 23vw, (width >= 40rem) 31vw, 46vw';

interface ProductTileProps {
  product: ProductSummary;
  /** lies over the picture's corner */
  corner?: ReactNode;
  /** below the price */
  children?: ReactNode;
}

/** A product that somebody wishes for: the picture, then name and price. */
export function ProductTile({ product, corner, children }: ProductTileProps) {
  const text = useMessages(wishlistMessages);
  const money = moneyFormat(product.currency, useLocale());
  const isOut = product.stock_state === 'out';
  return (
    <article className={styles.Tile}>
      <div className={styles.Media} data-off={isOut || undefined}>
        {product.image && <Picture image={product.image} sizes={SIZES} alt="" />}
      </div>
      <h2 className={styles.Name}>
        <Link className={styles.Link} to={paths.product(product.slug)}>
          {product.name}
        </Link>
      </h2>
      <Price
        className={styles.Price}
        regular={money(product.regular_price)}
        sale={product.sale_price > 0 ? money(product.sale_price) : null}
        from={product.price_varies}
      />
      {isOut && <p className={styles.Scarce}>{text.soldOut}</p>}
      {product.stock_state === 'backorder' && <p className={styles.Scarce}>{text.onBackorder}</p>}
      {product.stock_state === 'low' && <p className={styles.Scarce}>{text.lowStock}</p>}
      {children}
      {corner && <div className={styles.Corner}>{corner}</div>}
    </article>
  );
}
