import { api } from '@tessera/shared/client';
import type { Suggestions } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

const LONGEST = 100;
const FRESH = 60_000;

/**
 * What the shop suggests for some letters, or for none: then popular searches and its categories.
 * What was shown for letters stays until the answer for the next ones is there.
 */
export function suggestQuery(text: string) {
  const q = text.slice(0, LONGEST);
  return queryOptions({
    queryKey: ['suggest', q],
    queryFn: ({ signal }) =>
      api.get<Suggestions>('products/suggest', { searchParams: { q, limit: 5 }, signal, retry: false }),
    staleTime: FRESH,
    placeholderData: (previous, query) => (q && query?.queryKey[1] ? previous : undefined),
  });
}
