import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { fromStart, listHref } from '../../list/list-address';
import type { FilterChip } from '../../list/filter-chips';
import { productsMessages } from '../../messages/product/products';
import { productList, type ProductFilter, type ProductsState } from './products.model';

interface In {
  currency: string;
  locale: string;
  /** as far as they are known */
  categories: readonly { id: string; name: string }[];
}

type Say = (value: string, how: In) => string;

const words = () => messagesIn(productsMessages);
/** The word for a state; the state itself where a later one has none. */
const wordOf = (choices: Record<string, string>, value: string): string => choices[value] ?? value;
const money: Say = (value, { currency, locale }) => formatMoney(Number(value), currency, locale);
const yesNo: Say = (value) => wordOf(words().yesNo, value);

const SAY: Record<ProductFilter, Say> = {
  status: (value) => wordOf(words().statuses, value),
  published: yesNo,
  is_for_sale: yesNo,
  stock_state: (value) => wordOf(words().stocks, value),
  has_picture: (value) => wordOf(words().pictured, value),
  category_id: (value, { categories }) => categories.find(({ id }) => id === value)?.name ?? words().thisCategory,
  tag: (value) => value,
  price_from: money,
  price_to: money,
};

/** The filters that are set in words, each with the address of the list without it. @param list where that is */
export function filterChips(state: ProductsState, how: In, list = productList): FilterChip[] {
  // the keys of a record are what its type says
  return (Object.keys(productList.filters) as ProductFilter[]).flatMap((name) => {
    const value = state.filters[name];
    if (value === undefined) return [];
    const { [name]: _gone, ...filters } = state.filters;
    const href = listHref(list, fromStart(state, { filters: filters as ProductsState['filters'] }));
    return [{ key: name, name: words().filters[name], value: SAY[name](value, how), href }];
  });
}
