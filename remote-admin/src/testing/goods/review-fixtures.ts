import type { AdminReview, AdminReviewList } from '@tessera/shared/contract';

/** A review that waits, unless told otherwise. */
export function adminReview(overrides: Partial<AdminReview> = {}): AdminReview {
  return {
    id: '019ab000-0000-7000-8000-0000000000c1',
    product: { id: '019ab000-0000-7000-8000-0000000000d1', name: 'Ember mug', slug: 'ember-mug' },
    author_name: 'Ada L.',
    user_id: '019ab000-0000-7000-8000-0000000000f1',
    rating: 4,
    body: 'Holds its warmth.',
    pictures: [],
    verified: true,
    state: 'waiting',
    refusal_reason: '',
    helpful_count: 0,
    answer: null,
    created_at: '2026-11-20T08:00:00Z',
    moderated_at: null,
    version: 1,
    ...overrides,
  };
}

/** One page of the queue. */
export function reviewPage(items: AdminReview[], overrides: Partial<AdminReviewList> = {}): AdminReviewList {
  const waiting = items.filter(({ state }) => state === 'waiting').length;
  return { items, total: items.length, page: 1, page_size: 25, total_is_exact: true, waiting, ...overrides };
}
