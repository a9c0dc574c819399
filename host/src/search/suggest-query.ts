import { api } from '@tessera/shared/client';
import type { Suggestions } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

const LONGEST = 100;
const FRESH = 60_000;

/** What the shop suggests for some letters; what was shown stays until the next answer is there. */
export function suggestQuery(text: string) {
  const q = text.slice(0, LONGEST);
  return queryOptions({
    queryKey: ['suggest', q],
    queryFn: ({ signal }) =>
      api.get<Suggestions>('products/suggest', { searchParams: { q, limit: 5 }, signal, retry: false }),
    staleTime: FRESH,
    enabled: q !== '',
    placeholderData: (previous) => previous,
  });
}
