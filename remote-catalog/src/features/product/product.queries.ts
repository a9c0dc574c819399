import { api } from '@tessera/shared/client';
import type { PlanOffers, ProductCards, RelatedProducts, ReviewList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

const FRESH = 60_000;

const pathOf = (id: string, what: string): string => `products/${encodeURIComponent(id)}/${what}`;

/** What an amount comes to if it is paid in parts. */
export function plansQuery(amount: number) {
  return queryOptions({
    queryKey: ['pay-later', 'plans', amount],
    queryFn: ({ signal }) =>
      api.get<PlanOffers>('pay-later/plans', { searchParams: { amount: String(amount) }, signal }),
    staleTime: 5 * FRESH,
  });
}

/** What others bought with a product. */
export function boughtTogetherQuery(id: string) {
  return queryOptions({
    queryKey: ['product', id, 'bought-together'],
    queryFn: ({ signal }) => api.get<RelatedProducts>(pathOf(id, 'bought-together'), { signal }),
    staleTime: FRESH,
  });
}

/** What comes close to a product that is gone. */
export function alternativesQuery(id: string) {
  return queryOptions({
    queryKey: ['product', id, 'alternatives'],
    queryFn: ({ signal }) => api.get<RelatedProducts>(pathOf(id, 'alternatives'), { signal }),
    staleTime: FRESH,
  });
}

/** Products as tiles, in the order of their ids; those that are gone are left out. */
export function cardsQuery(ids: string[]) {
  return queryOptions({
    queryKey: ['products', 'cards', ...ids],
    queryFn: ({ signal }) => api.get<ProductCards>('products/cards', { searchParams: { ids: ids.join(',') }, signal }),
    enabled: ids.length > 0,
    staleTime: FRESH,
  });
}

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
        return api.get<ReviewList>(pathOf(id, 'reviews'), { searchParams, signal });
      };
      const lists = await Promise.all(Array.from({ length: pages }, (_, index) => ask(index + 1)));
      const [first] = lists;
      if (!first) throw new Error('No page of reviews was asked for');
      return { ...first, items: lists.flatMap(({ items }) => items) };
    },
    staleTime: FRESH,
  });
}
