import { asAmount } from '../../list-page/filters/amounts.model';
import { asCount, readFilters, type ReadFilters } from '../../list-page/filters/read-filters.model';
import type { MoneyFormat } from '../../numbers/money.model';
import type { CustomerFilter } from './customers.model';

const COUNTS = ['orders_from', 'orders_to'] as const;
const AMOUNTS = ['spent_from', 'spent_to'] as const;
/** The largest number and sum that the address takes. */
const MOST_ORDERS = 999_999;
const MOST_MONEY = 999_999_999_999;

/** Reads the filters' form: what is empty is not asked for. */
export const readFilterForm = (form: FormData, money: MoneyFormat): ReadFilters<CustomerFilter> =>
  readFilters<CustomerFilter>(
    {
      words: ['state', 'group_id', 'tag', 'newsletter', 'last_order_from', 'last_order_to', 'since_from', 'since_to'],
      typed: [
        { names: COUNTS, read: asCount(MOST_ORDERS), fault: 'count' },
        { names: AMOUNTS, read: asAmount(money, MOST_MONEY), fault: 'amount' },
      ],
      numbers: [COUNTS, AMOUNTS],
      days: [
        ['last_order_from', 'last_order_to'],
        ['since_from', 'since_to'],
      ],
    },
    form,
    {},
  );
