import type { AdminProduct } from '@tessera/shared/contract';
import { formatMoney } from '@tessera/shared/money';
import { Badge, Price, cx } from '@tessera/shared/ui';
import { TimeAgo } from '../format/time-ago';
import { ProductName } from './product-name';
import styles from './product-table.module.css';
import { statusText } from './product.model';
import { StockFigure } from './stock-figure';

interface ProductRowProps {
  product: AdminProduct;
  /** the moment shown in the last column, RFC 3339 */
  at: string;
  /** milliseconds since the epoch: when the data was read */
  now: number;
  locale: string;
}

/** One product of a list; a click anywhere on it opens the product. */
export function ProductRow({ product, at, now, locale }: ProductRowProps) {
  const { category, published, stock, currency, regular_price, sale_price } = product;
  return (
    <tr className={styles.Row}>
      <th scope="row" className={styles.Cell}>
        <ProductName product={product} />
      </th>
      <td className={cx(styles.Cell, styles.Muted, styles.Wide)}>{category?.name ?? '–'}</td>
      <td className={cx(styles.Cell, styles.Wide)}>
        <Badge tone={published ? 'success' : 'neutral'}>{statusText(published)}</Badge>
      </td>
      <td className={cx(styles.Cell, styles.Figure)}>
        <StockFigure stock={stock} locale={locale} />
      </td>
      <td className={cx(styles.Cell, styles.Figure)}>
        <Price
          className={styles.Amount}
          regular={formatMoney(regular_price, currency, locale)}
          sale={sale_price > 0 ? formatMoney(sale_price, currency, locale) : null}
        />
      </td>
      <td className={cx(styles.Cell, styles.Figure, styles.Muted, styles.Wide)}>
        <TimeAgo at={at} now={now} locale={locale} />
      </td>
    </tr>
  );
}
