import { api } from '@tessera/shared/client';
import type { ReviewList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

export type ReviewOrder = 'newest' | 'helpful' | 'highest' | 'lowest';

export interface ReviewChoice {
  /** of so many stars, or null for all */
  stars: number | null;
  sort: ReviewOrder;
  /** how many pages are on the screen */
  pages: number;
}

export const FIRST_REVIEWS: ReviewChoice = { stars: null, sort: 'newest', pages: 1 };

/**
 * Reviews of a product with their summary.
 * @param userId whose votes are told; undefined for a visitor
 */
export function reviewsQuery(id: string, { stars, sort, pages }: ReviewChoice = FIRST_REVIEWS, userId?: string) {
  return queryOptions({
    queryKey: ['product', id, 'reviews', stars, sort, pages, userId ?? null],
    queryFn: async ({ signal }) => {
      const ask = (page: number) => {
        const searchParams = { sort, page: String(page), ...(stars && { stars: String(stars) }) };
        return api.get<ReviewList>(`products/${encodeURIComponent(id)}/reviews`, { searchParams, signal });
      };
      const lists = await Promise.all(Array.from({ length: pages }, (_, index) => ask(index + 1)));
      const [first] = lists;
      if (!first) throw new Error('No page of reviews was asked for');
      return { ...first, items: lists.flatMap(({ items }) => items) };
    },
    staleTime: 60_000,
  });
}
