import { api } from '@tessera/shared/client';
import type { ProductCheck, ProductChecks, ProductRecord } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { queryOptions } from '@tessera/shared/vendor/query';

/** So often the shop is looked at while it takes a change over. */
const LOOK_AGAIN_MS = 1_000;
/** What the shop does by itself once everything else is met. */
export const FOLLOWS: readonly Check['code'][] = ['published', 'listed', 'page'];

export type Check = Omit<ProductCheck, 'code'> & { code: ProductCheck['code'] | 'page' | 'page_current' };

/** A page says in whole seconds since when it is read, and the shop follows within two (docs/product.md §9). Milliseconds. */
const GRACE_MS = 3_000;

/** Whether everything is met but what the shop does by itself within two seconds. */
export const isFollowing = (checks: readonly Check[]): boolean => {
  const unmet = checks.filter(({ is_met, blocks }) => blocks && !is_met);
  return unmet.length > 0 && unmet.every(({ code }) => FOLLOWS.includes(code));
};

type Shown = Pick<ProductRecord, 'id' | 'slug' | 'version' | 'last_modified_at'>;

/**
 * The shop's page as a stranger is sent it, whatever this browser may see; it is not there where that cannot be known. A page
 * that was read before the product was changed last is one that a cache has kept.
 */
async function pageChecks({ slug, last_modified_at }: Shown, signal: AbortSignal): Promise<Check[]> {
  const address = new URL(paths.product(slug), location.origin);
  const answer = await fetch(address, { method: 'HEAD', credentials: 'omit', cache: 'no-store', signal });
  if (!answer.ok) return [{ code: 'page', is_met: false, blocks: true }];
  const read = Date.parse(answer.headers.get('last-modified') ?? '');
  const isOlder = read + GRACE_MS < Date.parse(last_modified_at);
  return [
    { code: 'page', is_met: true, blocks: true },
    { code: 'page_current', is_met: !isOlder, blocks: false },
  ];
}

/** Has whatever shows the product made anew. */
export const renewProduct = (id: string) => api.post<undefined>(`admin/products/${id}/renewals`);

/**
 * Each condition between a product and its being bought, asked of the API, and the last one of the shop itself: that its page is
 * there, past the caches of the web server.
 */
export function saleChecksQuery(product: Shown) {
  const { id, version } = product;
  return queryOptions({
    queryKey: ['admin', 'product', id, 'sale-checks', version],
    async queryFn({ signal }): Promise<Check[]> {
      const { checks } = await api.get<ProductChecks>(`admin/products/${id}/sale-checks`, { signal });
      // nobody looks for a page that cannot be there
      const isPublished = checks.some(({ code, is_met }) => code === 'published' && is_met);
      const missing: Check[] = [{ code: 'page', is_met: false, blocks: true }];
      return [...checks, ...(isPublished ? await pageChecks(product, signal).catch(() => missing) : missing)];
    },
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) => (isFollowing(state.data ?? []) ? LOOK_AGAIN_MS : false),
    meta: { personal: true },
  });
}
