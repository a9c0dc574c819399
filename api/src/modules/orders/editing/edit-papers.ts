import type { TaxLine, TaxRate } from '@tessera/shared/money';
import type { EditedLine, UneditedOrder } from '../../../infra/database/tables/orders';
import type { OrderItemRow, OrderRow } from '../order/orders.repository';
import type { PlannedEdit, PlannedLine } from './plan-edit';

/** What papers and people are told of an edit. */

export function namesOf({ item, goods }: PlannedLine) {
  const { name = '', sku = '', options = {} } = item ?? goods ?? {};
  return { name, sku, options };
}

/** Each line that changed, with its sign: pieces, or the discount that fell to it. */
export function changedLines({ lines }: PlannedEdit): EditedLine[] {
  return lines.flatMap((line) => {
    const quantity = line.quantity - line.quantity_before;
    const total = line.total - (line.item?.total ?? 0);
    if (quantity === 0 && total === 0) return [];
    const { name, options } = namesOf(line);
    const details = Object.entries(options)
      .map(([option, value]) => `${option}: ${value}`)
      .join(', ');
    return [{ name, details, quantity, unit_price: line.unit_price, total }];
  });
}

/** What each tax changed by. */
export function changedTaxes(before: readonly TaxLine[], after: readonly TaxLine[]) {
  const same = (a: TaxRate) => (b: TaxRate) => a.name === b.name && a.rate === b.rate;
  const gone = before.filter((line) => !after.some(same(line))).map((line) => ({ ...line, net: 0, amount: 0 }));
  return [...after, ...gone].flatMap(({ name, rate, ...now }) => {
    const was = before.find(same({ name, rate }));
    const [net, amount] = [now.net - (was?.net ?? 0), now.amount - (was?.amount ?? 0)];
    return net === 0 && amount === 0 ? [] : [{ name, rate, net, amount }];
  });
}

/** The order as the first invoice would have said it. */
export function uneditedOrder(row: OrderRow, items: readonly OrderItemRow[]): UneditedOrder {
  const { discount, shipping, fee, tax, tax_included, total, tax_lines } = row;
  return {
    items: items.map(({ id, name, options, quantity, unit_price, discount: own, total: whole }) => {
      return { id, name, options, quantity, unit_price, discount: own, total: whole };
    }),
    totals: { items: row.items, discount, shipping, fee, tax, tax_included, total, tax_lines },
  };
}
