import type { ReviewState } from '@tessera/shared/contract';
import type { ListSpec, ListState } from '../../list/list-address';
import { adminPaths } from '../../paths';

export const PAGE_SIZE = 25;

/** Every filter of the list, by the name that address and API have for it. */
export type ReviewFilter = 'state' | 'rating' | 'product_id';

export type ReviewsState = ListState<ReviewFilter>;

export const STATES: readonly ReviewState[] = ['waiting', 'published', 'refused'];
export const RATINGS = [5, 4, 3, 2, 1] as const;

/** The list's address, and what makes sense in it. It has one order: those that wait, then the latest. */
export const reviewList: ListSpec<ReviewFilter> = {
  path: adminPaths.reviews(),
  sorts: ['queue'],
  filters: {
    state: (value) => STATES.some((state) => state === value),
    rating: (value) => RATINGS.some((rating) => String(rating) === value),
    product_id: (value) => /^[0-9a-f-]{36}$/i.test(value),
  },
};

/** What staff look at every day. */
export const BUILT_IN_VIEWS: Record<'all' | ReviewState, ReviewsState['filters']> = {
  all: {},
  waiting: { state: 'waiting' },
  published: { state: 'published' },
  refused: { state: 'refused' },
};
