import { createListFile, eachRow } from '../../../framework/lists/list-file';
import type { Infra } from '../../../infra';
import { csvAmount } from '../../../presenters/formats/csv';
import type { CsvCell } from '../../../presenters/formats/csv';
import type { AdminTransactionFilters } from '../../../schemas/filters/transaction-filter';
import { transactionListRepository as repository } from './transaction-list.repository';
import type { ListedTransaction } from './transaction-list.repository';
import { toTransactionFilter } from './transaction-list.service';

export type TransactionExportService = ReturnType<typeof createTransactionExport>;

const COLUMNS = [
  'at',
  'kind',
  'method',
  'state',
  'order_number',
  'customer_name',
  'email',
  'reference',
  'currency',
  'amount',
  'moved',
  'fee',
  'id',
] as const;

/** Money in and out as a file for spreadsheets. */
export const createTransactionExport = ({ db }: Pick<Infra, 'db'>) =>
  createListFile(db, {
    columns: COLUMNS,
    sort: '-at',
    toFilter: (_handle, asked: AdminTransactionFilters) => toTransactionFilter(asked),
    count: (handle, filter, most) => repository.count(handle, filter, most),
    expect: (handle, filter) => repository.expect(handle, filter),
    list: (filter, window, walked) => repository.listPart(db, filter, window, walked),
    toCells: (rows: ListedTransaction[]) => eachRow(rows, cellsOf),
  });

const cellsOf = (row: ListedTransaction): CsvCell[] => [
  row.at.toISOString(),
  row.kind,
  row.method,
  row.state,
  row.order_number,
  row.customer_name,
  row.email,
  row.reference ?? '',
  row.currency,
  csvAmount(row.amount, row.currency),
  csvAmount(row.moved, row.currency),
  row.fee === null ? '' : csvAmount(row.fee, row.currency),
  row.id,
];
