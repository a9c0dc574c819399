import type { Infra } from '../../../../infra';
import type { Db, Trx } from '../../../../infra/database/db';
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

/** A part of the file, and where the next one begins. */
export interface ExportPart {
  text: string;
  rows: number;
  /** null: that was the last one */
  next: ExportPosition | null;
}

/** Where a part begins. */
export interface ExportPosition {
  /** the id of the order that the part before ended with; null: at the beginning */
  after: string | null;
  /** so many match that they are walked along: found out once, at the beginning */
  is_many: boolean;
}

/** Orders as a file for spreadsheets. */
export function createOrderExport({ db }: Pick<Infra, 'db'>) {
  /** Each part is a statement of its own: no connection is held while whoever downloads is slow. */
  async function listFrom(filter: OrderFilter, window: OrderWindow, is_many: boolean): Promise<ListedOrder[]> {
    const walked = is_many ? await orderListRepository.walk(db, filter, window, MOST_WALKED) : [];
    return walked.length === window.limit ? walked : orderListRepository.listFound(db, filter, window, { most: null });
  }

  /** How many match (an estimate beyond 10,000), and where the file begins. */
  async function begin(handle: Db | Trx, { sort: _sort, ...asked }: AdminOrderFilters) {
    const filter = toFilter(asked);
    const counted = await orderListRepository.count(handle, filter, { most: MOST_COUNTED + 1 });
    const is_many = counted > MOST_COUNTED;
    const expected = is_many ? await orderListRepository.expect(handle, filter) : 0;
    const position: ExportPosition = { after: null, is_many };
    return { total: Math.max(counted, Math.round(expected)), is_exact: !is_many, position };
  }

  /** One part; amounts in the currency's major unit (24.00). Orders that are placed meanwhile may be left out. */
  async function read(
    { sort = '-placed_at', ...asked }: AdminOrderFilters,
    position: ExportPosition,
  ): Promise<ExportPart> {
    const { after, is_many } = position;
    const window: OrderWindow = { sort, limit: AT_ONCE, offset: 0, ...(after !== null && { after }) };
    const rows = await listFrom(toFilter(asked), window, is_many);
    const counts = await orderListRepository.countItems(
      db,
      rows.map(({ id }) => id),
    );
    const lines = rows.map((row) => csvLine(cellsOf(row, counts.get(row.id) ?? 0)));
    const head = after === null ? BYTE_ORDER_MARK + csvLine(COLUMNS) : '';
    const last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    return { text: head + lines.join(''), rows: rows.length, next: last ? { after: last.id, is_many } : null };
  }

  return {
    begin,
    read,

    /** The whole file part by part. */
    async *write(asked: AdminOrderFilters): AsyncGenerator<string> {
      for (let at: ExportPosition | null = (await begin(db, asked)).position; at;) {
        const { text, next }: ExportPart = await read(asked, at);
        yield text;
        at = next;
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
