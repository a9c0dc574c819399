import type { AdminAttributeRecord } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import type { FilterChip } from '../../list/filter-chips';
import { chipsOf, sayMoney, wordOf, type Say } from '../../list-page/filter-chips.model';
import { productsMessages } from '../../messages/product/products';
import { attributeChips } from './attributes/attribute-chips.model';
import { productList, type ProductFilter, type ProductsState } from './products.model';

interface In {
  currency: string;
  locale: string;
  /** as far as they are known */
  categories: readonly { id: string; name: string }[];
  attributes: readonly AdminAttributeRecord[];
}

const words = () => messagesIn(productsMessages);
const yesNo: Say<In> = (value) => wordOf(words().yesNo, value);

const SAY: Record<ProductFilter, Say<In>> = {
  status: (value) => wordOf(words().statuses, value),
  published: yesNo,
  is_for_sale: yesNo,
  stock_state: (value) => wordOf(words().stocks, value),
  backorder: (value) => wordOf(words().backorders, value),
  has_picture: (value) => wordOf(words().pictured, value),
  is_translated: (value) => wordOf(words().translated, value),
  category_id: (value, { categories }) => categories.find(({ id }) => id === value)?.name ?? words().thisCategory,
  tag: (value) => value,
  attributes: (value) => value,
  price_from: sayMoney,
  price_to: sayMoney,
};

/** The filters that are set in words. @param list where each one's link leads */
export const filterChips = (state: ProductsState, how: In, list = productList): FilterChip[] =>
  chipsOf(list, state, words().filters, (name, value) => SAY[name](value, how)).flatMap((chip) =>
    chip.key === 'attributes' ? attributeChips(list, state, how) : [chip],
  );
