import { api } from '@tessera/shared/client';
import type { AdminReviewList, ReviewDecisions, ReviewState } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { newKey } from '../../controls/new-key';
import { PAGE_SIZE, type ReviewsState } from './reviews.model';

/** Of every list of reviews. */
export const REVIEWS_KEY = ['admin', 'reviews'] as const;

/** One page of reviews; while the next one is on its way the last one stays. */
export function reviewsQuery({ filters, search, page }: ReviewsState) {
  const question = { ...filters, ...(search && { search }), page: String(page), page_size: String(PAGE_SIZE) };
  return queryOptions({
    queryKey: [...REVIEWS_KEY, question],
    queryFn: ({ signal }) => api.get<AdminReviewList>('admin/reviews', { searchParams: question, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

/** What is decided upon one review or many. */
export interface Decision {
  ids: readonly string[];
  state: Exclude<ReviewState, 'waiting'>;
  /** their authors read it */
  reason: string;
}

export const decide = (decision: Decision): Promise<ReviewDecisions> =>
  api.post<ReviewDecisions>('admin/reviews/decisions', { json: decision, key: newKey() });
