import { createListFile } from '../../framework/list-file';
import type { Infra } from '../../infra';
import { csvAmount } from '../../presenters/csv';
import type { AdminCouponFilters } from '../../schemas/coupon-filter';
import type { StoreService } from '../store/store.service';
import { couponListRepository as repository } from './coupon-list.repository';
import type { CouponFilter, CouponRow, CouponWindow } from './coupon-list.repository';
import type { AdminCouponListView, AdminCouponSearch } from './coupons.schemas';
import { presentCoupon } from './present-coupon';

export interface CouponListDeps extends Pick<Infra, 'db' | 'clock'> {
  store: Pick<StoreService, 'getCurrency'>;
}

export type CouponListService = ReturnType<typeof createCouponList>;

/** More than a shop may have. */
const MOST_COUNTED = 10_001;

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
const cellsOf = (row: CouponRow, currency: string): (string | number | boolean)[] => [
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
      const { page, page_size, after, sort = '-created_at', ...asks } = asked;
      const filter = toFilter(asks);
      // One more than is shown tells whether there is a next page.
      const limit = page_size + 1;
      const window: CouponWindow =
        after === undefined ? { sort, limit, offset: (page - 1) * page_size } : { sort, limit, offset: 0, after };
      const [found, total, currency] = await Promise.all([
        repository.list(db, filter, window),
        repository.count(db, filter, MOST_COUNTED),
        store.getCurrency(),
      ]);
      const rows = found.slice(0, page_size);
      return {
        items: rows.map((row) => presentCoupon(row, currency)),
        total,
        total_is_exact: true,
        next_cursor: found.length > page_size ? (rows.at(-1)?.id ?? null) : null,
        page: after === undefined ? page : 1,
        page_size,
      };
    },

    /** All that match as CSV, part by part. */
    write: (asked: AdminCouponFilters) => file.write(asked),
  };
}
