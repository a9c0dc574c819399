import { asAmount } from '../../list-page/filters/amounts.model';
import { readFilters, type ReadFilters } from '../../list-page/filters/read-filters.model';
import type { MoneyFormat } from '../../numbers/money.model';
import { checkAsked } from './attributes/asked.model';
import type { ProductFilter, ProductsState } from './products.model';

const AMOUNTS = ['price_from', 'price_to'] as const;
/** The largest sum that the address takes, in minor units. */
const MOST_MONEY = 999_999_999;

/**
 * Reads the filters' form: what is empty is not asked for.
 * @param before the filters on show; the one that has no field stays
 */
export const readFilterForm = (
  form: FormData,
  before: ProductsState['filters'],
  money: MoneyFormat,
): ReadFilters<ProductFilter> =>
  readFilters<ProductFilter>(
    {
      words: [
        'status',
        'is_for_sale',
        'stock_state',
        'backorder',
        'has_picture',
        'is_translated',
        'category_id',
        'tag',
      ],
      typed: [
        { names: AMOUNTS, read: asAmount(money, MOST_MONEY), fault: 'amount' },
        { names: ['attributes'], read: checkAsked, fault: 'range' },
      ],
      numbers: [AMOUNTS],
      kept: ['published'],
    },
    form,
    before,
  );
