import { api } from '@tessera/shared/client';
import type { ProductCheck, ProductChecks, ProductRecord } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { queryOptions } from '@tessera/shared/vendor/query';

/** So often the shop is looked at while it takes a change over. */
const LOOK_AGAIN_MS = 1_000;
/** What the shop does by itself once everything else is met. */
export const FOLLOWS: readonly Check['code'][] = ['published', 'listed', 'page'];

export type Check = Omit<ProductCheck, 'code'> & { code: ProductCheck['code'] | 'page' };

/** Whether everything is met but what the shop does by itself within two seconds. */
export const isFollowing = (checks: readonly Check[]): boolean => {
  const unmet = checks.filter(({ is_met, blocks }) => blocks && !is_met);
  return unmet.length > 0 && unmet.every(({ code }) => FOLLOWS.includes(code));
};

/** The shop's page as a stranger is sent it, whatever this browser may see; not met where that cannot be known. */
async function hasPage(slug: string, signal: AbortSignal): Promise<boolean> {
  const address = new URL(paths.product(slug), location.origin);
  const answer = await fetch(address, { method: 'HEAD', credentials: 'omit', cache: 'no-store', signal });
  return answer.ok;
}

/**
 * Each condition between a product and its being bought, asked of the API, and the last one of the shop itself: that its page is
 * there, past the caches of the web server.
 */
export function saleChecksQuery({ id, slug, version }: Pick<ProductRecord, 'id' | 'slug' | 'version'>) {
  return queryOptions({
    queryKey: ['admin', 'product', id, 'sale-checks', version],
    async queryFn({ signal }): Promise<Check[]> {
      const { checks } = await api.get<ProductChecks>(`admin/products/${id}/sale-checks`, { signal });
      // nobody looks for a page that cannot be there
      const isPublished = checks.some(({ code, is_met }) => code === 'published' && is_met);
      const is_met = isPublished && (await hasPage(slug, signal).catch(() => false));
      return [...checks, { code: 'page', is_met, blocks: true }];
    },
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) => (isFollowing(state.data ?? []) ? LOOK_AGAIN_MS : false),
    meta: { personal: true },
  });
}
