import { createListFile } from '../../framework/lists/list-file';
import { MOST_COUNTED, pageOf, totalOf, windowOf } from '../../framework/lists/list-page';
import type { Infra } from '../../infra';
import { csvAmount } from '../../presenters/formats/csv';
import type { CsvCell } from '../../presenters/formats/csv';
import type { AdminCouponFilters } from '../../schemas/filters/coupon-filter';
import type { StoreService } from '../store/store.service';
import { couponListRepository as repository } from './coupon-list.repository';
import type { CouponFilter, CouponRow } from './coupon-list.repository';
import type { AdminCouponListView, AdminCouponSearch } from './coupons.schemas';
import { presentCoupon } from './present-coupon';

export interface CouponListDeps extends Pick<Infra, 'db' | 'clock'> {
  store: Pick<StoreService, 'getCurrency'>;
}

export type CouponListService = ReturnType<typeof createCouponList>;

const COLUMNS = [
  'id',
  'code',
  'codes',
  'name',
  'state',
  'kind',
  'percent',
  'currency',
  'amount',
  'min_subtotal',
  'first_order',
  'starts_at',
  'ends_at',
  'used',
  'max_uses',
  'max_uses_per_person',
  'created_at',
] as const;

/** A line of the file. @param currency in which amounts are */
const cellsOf = (row: CouponRow, currency: string): CsvCell[] => [
  row.id,
  row.code ?? `${row.prefix}-…`,
  row.codes,
  row.name,
  row.state,
  row.kind,
  row.kind === 'percent' ? row.value / 1000 : '',
  currency,
  row.kind === 'amount' ? csvAmount(row.value, currency) : '',
  csvAmount(row.min_subtotal, currency),
  row.first_order,
  row.starts_at?.toISOString() ?? '',
  row.ends_at?.toISOString() ?? '',
  row.used,
  row.max_uses ?? '',
  row.max_uses_per_person ?? '',
  row.created_at.toISOString(),
];

/** The list of coupons for staff, and its file for spreadsheets. */
export function createCouponList({ db, clock, store }: CouponListDeps) {
  const toFilter = ({ state, kind, search = '' }: AdminCouponFilters): CouponFilter => ({
    now: clock.now(),
    state,
    kind,
    search: search.trim(),
  });

  const file = createListFile(db, {
    columns: COLUMNS,
    sort: '-created_at',
    toFilter: (_handle, asked: AdminCouponFilters) => toFilter(asked),
    count: (handle, filter, most) => repository.count(handle, filter, most),
    expect: (handle, filter) => repository.count(handle, filter, MOST_COUNTED),
    list: (filter, window) => repository.list(db, filter, window),
    async toCells(rows: CouponRow[]) {
      const currency = await store.getCurrency();
      return rows.map((row) => cellsOf(row, currency));
    },
  });

  return {
    /** A page of the coupons that match, the latest first where nothing else is said. */
    async list(asked: AdminCouponSearch): Promise<AdminCouponListView> {
      const { window, filters } = windowOf(asked, '-created_at');
      const filter = toFilter(filters);
      const [found, counted, currency] = await Promise.all([
        repository.list(db, filter, window),
        repository.count(db, filter, MOST_COUNTED + 1),
        store.getCurrency(),
      ]);
      const { rows, fields } = pageOf(asked, window.sort, { rows: found, ...totalOf(counted) });
      return { items: rows.map((row) => presentCoupon(row, currency)), ...fields };
    },

    /** All that match as CSV, part by part. */
    write: (asked: AdminCouponFilters) => file.write(asked),
  };
}
