import { withoutAny } from './index/bits';
import { slotsOf, toChoice } from './index/choice';
import { createChooser, groupsOf } from './index/filters';
import { firstWithEquals } from './index/order-slots';
import type { FirstOf } from './index/order-slots';
import { keepAny } from './index/postings';
import type { ProductColumns } from './index/product-columns';
import type { ProductIndexService } from './index/product-index.service';

/** Which products, drafts and archived ones among them. */
export interface ByValue {
  /** ids of values of the attributes that the shop is narrowed by: of each list one will do */
  values: readonly (readonly number[])[];
  category_ids?: readonly string[] | undefined;
  /** minor units */
  price_from?: number | undefined;
  price_to?: number | undefined;
  is_out_of_stock?: boolean;
  status?: string | undefined;
  /** whether the shop shows them */
  published?: boolean | undefined;
}

export type ProductsByValue = ReturnType<typeof createProductsByValue>;

function choose(columns: ProductColumns, { values, category_ids, is_out_of_stock, ...asked }: ByValue) {
  const choice = createChooser(columns, {
    categories: category_ids,
    values: new Map(values.map((ids, at) => [String(at), ids])),
    min_price: asked.price_from,
    max_price: asked.price_to,
    in_stock: false,
    on_sale: false,
    min_rating: undefined,
  })();
  if (!is_out_of_stock && asked.status === undefined) return choice;
  const bits = is_out_of_stock ? withoutAny(choice.bits, columns.in_stock) : choice.bits.slice();
  if (asked.status !== undefined) keepAny(bits, groupsOf(columns.statuses, [asked.status]));
  return toChoice(bits);
}

/** Finds products by what memory knows of all of them. */
export function createProductsByValue({ productIndex }: { productIndex: Pick<ProductIndexService, 'current'> }) {
  return {
    /**
     * How many match, as this process has heard of them, and the first of them: their numbers, in no order, with all that stand
     * where the last of them does. Without an order all.
     */
    async find(asked: ByValue, first?: FirstOf): Promise<{ total: number; nos: number[] }> {
      const { columns: sold, unsold } = await productIndex.current();
      const isOf = (published: boolean): boolean => asked.published === undefined || asked.published === published;
      const found = [
        ...(isOf(true) && (asked.status ?? 'active') === 'active'
          ? [{ columns: sold, of: { ...asked, status: undefined } }]
          : []),
        ...(isOf(false) ? [{ columns: unsold, of: asked }] : []),
      ].map(({ columns, of }) => {
        const choice = choose(columns, of);
        const slots = first ? firstWithEquals(columns, choice, first) : slotsOf(choice);
        return { total: choice.size, nos: slots.map((slot) => columns.no[slot] ?? 0) };
      });
      return { total: found.reduce((sum, { total }) => sum + total, 0), nos: found.flatMap(({ nos }) => nos) };
    },
  };
}
