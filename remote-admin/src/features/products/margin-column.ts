import type { AdminProduct } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { productsMessages } from '../../messages/product/products';
import type { Column } from '../../table/column';

/** Margins are told in hundredths of a percent. */
const WHOLE = 10_000;

/** What a product's variants leave of their prices; there is no order by it, since prices change with the dates of sales. */
export const marginColumn = (locale: string): Column<AdminProduct> => {
  const percent = (margin: number): string =>
    (margin / WHOLE).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  return {
    key: 'margin',
    label: messagesIn(productsMessages).columns.margin,
    width: 'sm',
    figure: true,
    quiet: true,
    wide: true,
    card: 'none',
    cell({ lowest_margin, highest_margin }) {
      if (lowest_margin === null || highest_margin === null) return '–';
      const [low, high] = [percent(lowest_margin), percent(highest_margin)];
      return low === high ? low : messagesIn(productsMessages).marginSpan(low, high);
    },
  };
};
