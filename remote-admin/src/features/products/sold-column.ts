import type { AdminProduct } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { productsMessages } from '../../messages/product/products';
import type { Column } from '../../table/column';

/** How many pieces were sold, beside what every list of products shows. */
export const soldColumn = (locale: string): Column<AdminProduct> => ({
  key: 'sold',
  label: messagesIn(productsMessages).columns.sold,
  width: 'xs',
  figure: true,
  quiet: true,
  wide: true,
  card: 'none',
  cell: ({ units_sold }) => units_sold.toLocaleString(locale),
});
