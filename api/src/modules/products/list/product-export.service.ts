import { createListFile } from '../../../framework/lists/list-file';
import type { Infra } from '../../../infra';
import { csvAmount } from '../../../presenters/formats/csv';
import type { CsvCell } from '../../../presenters/formats/csv';
import type { AdminProductFilters } from '../../../schemas/filters/product-filter';
import type { StoreService } from '../../store/store.service';
import { productListRepository as repository } from './product-list.repository';
import type { ListedProduct } from './product-list.repository';
import { toProductFilter } from './product-list.service';

export interface ProductExportDeps extends Pick<Infra, 'db' | 'clock'> {
  store: Pick<StoreService, 'getCurrency'>;
}

export type ProductExportService = ReturnType<typeof createProductExport>;

const COLUMNS = [
  'id',
  'name',
  'slug',
  'status',
  'in_shop',
  'category',
  'type',
  'vendor',
  'origin_country',
  'tags',
  'variants',
  'stock',
  'stock_state',
  'currency',
  'regular_price',
  'sale_price',
  'highest_price',
  'units_sold',
  'created_at',
  'last_modified_at',
] as const;

/** Products as a file for spreadsheets. */
export const createProductExport = ({ db, clock, store }: ProductExportDeps) =>
  createListFile(db, {
    columns: COLUMNS,
    sort: 'newest',
    toFilter: (handle, asked: AdminProductFilters) => toProductFilter(handle, asked),
    count: (handle, filter, most) => repository.count(handle, filter, most),
    expect: (handle, filter) => repository.expect(handle, filter),
    list: (filter, window, walked) => repository.listPart(db, filter, { ...window, now: clock.now() }, walked),
    async toCells(rows) {
      const currency = await store.getCurrency();
      return rows.map((row) => cellsOf(row, currency));
    },
  });

function cellsOf(row: ListedProduct, currency: string): CsvCell[] {
  const { min_regular_price, min_sale_price, highest_price } = row;
  return [
    row.id,
    row.name,
    row.slug,
    row.status,
    row.published,
    row.category?.name ?? '',
    row.type,
    row.vendor,
    row.origin_country ?? '',
    row.tags.join(', '),
    row.variant_count,
    row.stock,
    row.stock_state,
    currency,
    csvAmount(min_regular_price, currency),
    min_sale_price > 0 ? csvAmount(min_sale_price, currency) : '',
    csvAmount(highest_price, currency),
    row.units_sold,
    row.created_at.toISOString(),
    row.last_modified_at.toISOString(),
  ];
}
