import type { Infra } from '../../../../infra';
import { csvAmount, csvLine } from '../../../../presenters/csv';
import { orderListRepository } from './order-list.repository';
import type { OrderFilter } from './order-conditions.repository';
import type { ListedOrder, OrderWindow } from './order-list.repository';
import type { AdminOrderFilters } from '../../../../schemas/order-filter';
import { MOST_COUNTED, MOST_WALKED, toFilter } from './order-list.service';

export type OrderExportService = ReturnType<typeof createOrderExport>;

/** So many rows are in memory at a time. */
const AT_ONCE = 500;
/** Spreadsheets take a file for UTF-8 that begins so. */
const BYTE_ORDER_MARK = '\ufeff';
const COLUMNS = [
  'number',
  'placed_at',
  'status',
  'payment_status',
  'fulfilment_status',
  'is_held',
  'customer_name',
  'email',
  'country',
  'item_count',
  'currency',
  'items',
  'discount',
  'shipping',
  'fee',
  'tax',
  'total',
  'refunded',
  'payment_method',
  'delivery',
  'coupon_code',
  'tags',
] as const;

/** Orders as a file for spreadsheets. */
export function createOrderExport({ db }: Pick<Infra, 'db'>) {
  async function* readAll(filter: OrderFilter, sort: OrderWindow['sort']): AsyncGenerator<ListedOrder[]> {
    const isMany = (await orderListRepository.count(db, filter, MOST_COUNTED + 1)) > MOST_COUNTED;
    const window: OrderWindow = { sort, limit: AT_ONCE, offset: 0 };
    for (;;) {
      // Each part is a statement of its own: no connection is held while whoever downloads is slow.
      const walked = isMany ? await orderListRepository.walk(db, filter, window, MOST_WALKED) : [];
      const rows = walked.length === AT_ONCE ? walked : await orderListRepository.listFound(db, filter, window, null);
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < AT_ONCE) return;
      window.after = last.id;
    }
  }

  return {
    /** The file part by part; amounts in the currency's major unit (24.00). Orders that are placed meanwhile may be left out. */
    async *write({ sort = '-placed_at', ...asked }: AdminOrderFilters): AsyncGenerator<string> {
      yield BYTE_ORDER_MARK + csvLine(COLUMNS);
      for await (const rows of readAll(toFilter(asked), sort)) {
        const counts = await orderListRepository.countItems(
          db,
          rows.map(({ id }) => id),
        );
        yield rows.map((row) => csvLine(cellsOf(row, counts.get(row.id) ?? 0))).join('');
      }
    },
  };
}

function cellsOf(row: ListedOrder, item_count: number): (string | number | boolean)[] {
  const { currency, shipping_address: to } = row;
  const sums = [row.items, row.discount, row.shipping, row.fee, row.tax, row.total, row.refunded];
  return [
    row.number,
    row.placed_at.toISOString(),
    row.status,
    row.payment_status,
    row.fulfilment_status,
    row.held_at !== null,
    row.customer_name ?? `${to.first_name} ${to.last_name}`.trim(),
    row.email,
    to.country,
    item_count,
    currency,
    ...sums.map((sum) => csvAmount(sum, currency)),
    row.payment_method,
    row.delivery_name,
    row.coupon_code ?? '',
    row.tags.join(', '),
  ];
}
