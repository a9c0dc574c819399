import type { ListSpec, ListState } from '../../../list/list-address';
import { adminPaths } from '../../../paths';
import { FAILURE_TONES } from './failure-badge';

/** Every filter of the list, by the name that address and API have for it. */
export type FailureFilter = 'state' | 'type';

export type FailuresState = ListState<FailureFilter>;

export const FAILURE_SORTS = ['-last_at', '-reports'] as const;

/** The list's address, and what makes sense in it. */
export const failureList: ListSpec<FailureFilter> = {
  path: adminPaths.errorReports(),
  sorts: FAILURE_SORTS,
  filters: {
    state: (value) => Object.hasOwn(FAILURE_TONES, value),
    type: (value) => /^[a-z]{1,40}$/.test(value),
  },
};

/** What staff look at every day. */
export const FAILURE_VIEWS: Record<'all' | 'open' | 'looked_at' | 'mended', FailuresState['filters']> = {
  all: {},
  open: { state: 'open' },
  looked_at: { state: 'looked_at' },
  mended: { state: 'mended' },
};
