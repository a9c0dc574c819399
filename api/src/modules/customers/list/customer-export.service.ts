import { createListFile, eachRow } from '../../../framework/lists/list-file';
import type { Infra } from '../../../infra';
import { csvAmount } from '../../../presenters/formats/csv';
import type { CsvCell } from '../../../presenters/formats/csv';
import type { AdminCustomerFilters } from '../../../schemas/filters/customer-filter';
import type { StoreService } from '../../store/store.service';
import { customerListRepository as repository } from './customer-list.repository';
import type { ListedCustomer } from './customer-list.repository';
import { toCustomerFilter } from './customer-list.service';

export interface CustomerExportDeps extends Pick<Infra, 'db'> {
  store: Pick<StoreService, 'getCurrency'>;
}

export type CustomerExportService = ReturnType<typeof createCustomerExport>;

const COLUMNS = [
  'id',
  'name',
  'email',
  'state',
  'orders',
  'currency',
  'spent',
  'last_order_at',
  'customer_since',
  'newsletter',
  'groups',
  'tags',
] as const;

/** Customers as a file for spreadsheets. */
export const createCustomerExport = ({ db, store }: CustomerExportDeps) =>
  createListFile(db, {
    columns: COLUMNS,
    sort: '-created_at',
    toFilter: (_handle, asked: AdminCustomerFilters) => toCustomerFilter(asked),
    count: (handle, filter, most) => repository.count(handle, filter, most),
    expect: (handle, filter) => repository.expect(handle, filter),
    list: (filter, window, walked) => repository.listPart(db, filter, window, walked),
    async toCells(rows: ListedCustomer[]) {
      const currency = await store.getCurrency();
      return eachRow(rows, (row) => cellsOf(row, currency));
    },
  });

const cellsOf = (row: ListedCustomer, currency: string): CsvCell[] => [
  row.id,
  row.name,
  row.email,
  row.state,
  row.orders_count,
  currency,
  csvAmount(row.spent, currency),
  row.last_order_at?.toISOString() ?? '',
  row.created_at.toISOString(),
  row.newsletter,
  row.groups.map(({ name }) => name).join(', '),
  row.tags.join(', '),
];
