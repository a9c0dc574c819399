import type { Infra } from '../../../infra';
import { placeOf } from '../../../infra/database/lists/list-cursor';
import { csvAmount, csvHead, csvLine } from '../../../presenters/formats/csv';
import type { CsvCell } from '../../../presenters/formats/csv';
import type { AdminReturnFilters } from '../../../schemas/filters/return-filter';
import { returnListRepository } from './return-list.repository';
import type { ListedReturn, ReturnWindow } from './return-list.repository';
import { toReturnFilter } from './return-list.service';

export type ReturnExportService = ReturnType<typeof createReturnExport>;

/** So many rows are in memory at a time. */
const AT_ONCE = 500;
const COLUMNS = [
  'number',
  'created_at',
  'state',
  'order_number',
  'customer_name',
  'email',
  'reasons',
  'quantity',
  'quantity_received',
  'currency',
  'refund_amount',
  'decided_at',
  'received_at',
  'refunded_at',
] as const;

/** Returns as a file for spreadsheets. */
export function createReturnExport({ db }: Pick<Infra, 'db'>) {
  return {
    /** The file part by part; amounts in the currency's major unit (24.00). */
    async *write({ sort = '-created_at', ...asked }: AdminReturnFilters): AsyncGenerator<string> {
      yield csvHead(COLUMNS);
      const filter = await toReturnFilter(db, asked);
      const window: ReturnWindow = { sort, limit: AT_ONCE, offset: 0 };
      for (;;) {
        // Each part is a statement of its own: no connection is held while whoever downloads is slow.
        const rows = await returnListRepository.list(db, filter, window);
        yield rows.map((row) => csvLine(cellsOf(row))).join('');
        const last = rows.at(-1);
        if (!last || rows.length < AT_ONCE) return;
        window.after = placeOf(last);
      }
    },
  };
}

const time = (at: Date | null): string => at?.toISOString() ?? '';

function cellsOf(row: ListedReturn): CsvCell[] {
  const { currency, refund_amount } = row;
  return [
    row.number,
    time(row.created_at),
    row.state,
    row.order_number,
    row.name,
    row.email,
    row.reasons.join(', '),
    row.quantity,
    row.quantity_received,
    currency,
    refund_amount === null ? '' : csvAmount(refund_amount, currency),
    time(row.decided_at),
    time(row.received_at),
    time(row.refunded_at),
  ];
}
