import type { Home, ProductSummary } from '@tessera/shared/contract';

export type HomeSection = Home['sections'][number];

interface Shelf {
  data?: { items: ProductSummary[] } | null;
}

/** How many are shown of each. */
export const SHOWN = { newest: 8, best_selling: 4, on_sale: 4 } as const;

export type ShelfKind = keyof typeof SHOWN;

export const isShelf = (kind: HomeSection['kind']): kind is ShelfKind => kind in SHOWN;

/** Whether a section has words of its own, of which the first ones say what the page is called. */
export const hasWords = (kind: HomeSection['kind'] | undefined): boolean => kind === 'hero' || kind === 'text';

const plain = (kind: HomeSection['kind']): HomeSection => ({
  id: kind,
  kind,
  title: '',
  text: '',
  action: null,
  image: null,
  quiet_side: 'left',
});

/** Whether nothing stands on the page: no words of its own, and nothing is for sale. @param newest what is new, once it is here */
export const isBare = (sections: readonly HomeSection[], newest: Shelf): boolean =>
  newest.data?.items.length === 0 && !sections.some(({ kind }) => hasWords(kind));

/** What is shown where nobody can say how the page was arranged. */
export const USUAL: readonly HomeSection[] = [
  plain('categories'),
  plain('newest'),
  plain('best_selling'),
  plain('reviews'),
  plain('on_sale'),
  plain('recently_viewed'),
];

/** The goods of a shelf without those that stand on one above it. @param above each with how many of it are shown */
function withoutThose<Query extends Shelf>(query: Query, above: readonly [Shelf, number][]): Query {
  if (!query.data) return query;
  const shown = new Set(above.flatMap(([{ data }, count]) => data?.items.slice(0, count).map(({ id }) => id) ?? []));
  return { ...query, data: { ...query.data, items: query.data.items.filter(({ id }) => !shown.has(id)) } };
}

/** The goods of each shelf of the page: no product is on it twice, and those above come first. */
export function goodsOf<Query extends Shelf>(
  sections: readonly Pick<HomeSection, 'kind'>[],
  queries: Record<ShelfKind, Query>,
): Record<ShelfKind, Query> {
  const goods = { ...queries };
  const above: [Shelf, number][] = [];
  for (const { kind } of sections) {
    if (!isShelf(kind)) continue;
    goods[kind] = withoutThose(queries[kind], above);
    above.push([goods[kind], SHOWN[kind]]);
  }
  return goods;
}
