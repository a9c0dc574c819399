import type { AdminProduct } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { Badge, Price } from '@tessera/shared/ui';
import { TimeAgo } from '../format/time-ago';
import { adminMessages } from '../messages/admin';
import { bothWays, type CellContext, type Column } from '../table/column';
import { ProductName } from './product-name';
import styles from './product-columns.module.css';
import { statusText } from './product.model';
import { StockFigure } from './stock-figure';

interface ProductColumnsOptions extends CellContext {
  /** which moment the last column shows */
  time: 'created_at' | 'last_modified_at';
}

/** What its cheapest variant costs. */
const lowestOf = ({ regular_price, sale_price }: AdminProduct): number => sale_price || regular_price;

/** The columns of a list of products. */
export function productColumns({ now, locale, time }: ProductColumnsOptions): Column<AdminProduct>[] {
  const { columns } = messagesIn(adminMessages);
  const money = ({ currency }: AdminProduct, amount: number) => formatMoney(amount, currency, locale);
  return [
    {
      key: 'name',
      label: columns.product,
      sorts: bothWays('name'),
      cell: (product) => <ProductName product={product} />,
    },
    {
      key: 'category',
      label: columns.category,
      width: 'md',
      quiet: true,
      wide: true,
      cell: ({ category }) => category?.name ?? '–',
    },
    {
      key: 'status',
      label: columns.status,
      width: 'sm',
      wide: true,
      cell: (product) => <Badge tone={product.published ? 'success' : 'neutral'}>{statusText(product)}</Badge>,
    },
    {
      key: 'stock',
      label: columns.stock,
      width: 'sm',
      figure: true,
      card: 'labelled',
      sorts: bothWays('stock'),
      cell: ({ stock }) => <StockFigure stock={stock} locale={locale} />,
    },
    {
      key: 'price',
      label: columns.price,
      width: 'lg',
      figure: true,
      card: 'end',
      sorts: bothWays('price'),
      cell: (product) =>
        product.highest_price > lowestOf(product) ? (
          `${money(product, lowestOf(product))} – ${money(product, product.highest_price)}`
        ) : (
          <Price
            className={styles.Amount}
            regular={money(product, product.regular_price)}
            sale={product.sale_price > 0 ? money(product, product.sale_price) : null}
          />
        ),
    },
    {
      key: 'time',
      label: time === 'created_at' ? columns.added : columns.updated,
      width: 'md',
      figure: true,
      quiet: true,
      wide: true,
      card: 'none',
      sorts: [{ value: 'last_modified', direction: 'descending' }],
      cell: (product) => <TimeAgo at={product[time]} now={now} locale={locale} />,
    },
  ];
}
