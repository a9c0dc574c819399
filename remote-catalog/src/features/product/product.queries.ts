import { api } from '@tessera/shared/client';
import type { CheckoutTerms, PlanOffers, RelatedProducts } from '@tessera/shared/contract';
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

/** What holds for every order. */
export function termsQuery() {
  return queryOptions({
    queryKey: ['checkout', 'terms'],
    queryFn: ({ signal }) => api.get<CheckoutTerms>('checkout/terms', { signal }),
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
