import { RETURN_REASONS } from '@tessera/shared/contract';
import { isDay } from '../../list/date-range.model';
import type { ListSpec, ListState } from '../../list/list-address';
import { adminPaths } from '../../paths';
import { RETURN_TONES } from '../../returns/return-states';

/** Every filter of the list, by the name that address and API have for it. */
export type ReturnFilter = 'state' | 'reason' | 'created_from' | 'created_to' | 'customer_id';

export type ReturnsState = ListState<ReturnFilter>;

export const RETURN_SORTS = ['-created_at', 'created_at'] as const;

/** The list's address, and what makes sense in it. */
export const returnList: ListSpec<ReturnFilter> = {
  path: adminPaths.returns(),
  sorts: RETURN_SORTS,
  filters: {
    state: (value) => Object.hasOwn(RETURN_TONES, value),
    reason: (value) => RETURN_REASONS.some((reason) => reason === value),
    created_from: isDay,
    created_to: isDay,
    customer_id: (value) => /^[0-9a-f-]{36}$/i.test(value),
  },
};

type BuiltInView = 'all' | 'toDecide' | 'underWay' | 'toRefund' | 'refunded' | 'exchanged' | 'refused';

/** What staff look at every day. */
export const BUILT_IN_VIEWS: Record<BuiltInView, ReturnsState['filters']> = {
  all: {},
  toDecide: { state: 'requested' },
  underWay: { state: 'approved' },
  toRefund: { state: 'received' },
  refunded: { state: 'refunded' },
  exchanged: { state: 'exchanged' },
  refused: { state: 'refused' },
};
