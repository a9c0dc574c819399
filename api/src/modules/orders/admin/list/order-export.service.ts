import { createListFile, eachRow } from '../../../../framework/lists/list-file';
import type { Infra } from '../../../../infra';
import { csvAmount } from '../../../../presenters/formats/csv';
import type { CsvCell } from '../../../../presenters/formats/csv';
import type { AdminOrderFilters } from '../../../../schemas/filters/order-filter';
import { orderExportRepository } from './order-export.repository';
import type { ExportedOrder } from './order-export.repository';
import { orderListRepository } from './order-list.repository';
import { toFilter } from './order-list.service';

export type OrderExportService = ReturnType<typeof createOrderExport>;

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
export const createOrderExport = ({ db }: Pick<Infra, 'db'>) =>
  createListFile(db, {
    columns: COLUMNS,
    sort: '-placed_at',
    toFilter: (_handle, asked: AdminOrderFilters) => toFilter(asked),
    count: (handle, filter, most) => orderListRepository.count(handle, filter, { most }),
    expect: (handle, filter) => orderListRepository.expect(handle, filter),
    list: (filter, window, walked) => orderExportRepository.list(db, filter, window, walked),
    toCells: (rows) => eachRow(rows, cellsOf),
  });

function cellsOf(row: ExportedOrder): CsvCell[] {
  const { currency } = row;
  const sums = [row.items, row.discount, row.shipping, row.fee, row.tax, row.total, row.refunded];
  return [
    row.number,
    row.placed_at.toISOString(),
    row.status,
    row.payment_status,
    row.fulfilment_status,
    row.is_held,
    row.customer_name,
    row.email,
    row.country,
    row.item_count,
    currency,
    ...sums.map((sum) => csvAmount(sum, currency)),
    row.payment_method,
    row.delivery_name,
    row.coupon_code ?? '',
    row.tags,
  ];
}
