import type { CachedPage } from '../cache/page-cache';
import { commonHeaders } from '../http/security-headers';

const NOTHING = Buffer.alloc(0);

/**
 * The answer for an address that leads elsewhere for as long as the shop is set so: 307, which nobody keeps, for it may be a
 * page again any moment.
 * @param location path and query
 */
export const ledTo = (location: string): CachedPage => ({
  status: 307,
  headers: { ...commonHeaders, location, 'cache-control': 'no-store' },
  bodies: { identity: NOTHING, br: NOTHING },
  tags: [],
});

/**
 * The answer for a former address: 301 to the present one, which takes over the query that changes the page. It is kept
 * and dropped like the page itself, and no longer on the way, for an address may change again.
 * @param location path with the language's prefix
 * @param address the former one with its known query
 */
export function movedTo(location: string, address: string, tags: readonly string[]): CachedPage {
  const [, query] = address.split('?', 2);
  return {
    status: 301,
    headers: {
      ...commonHeaders,
      location: query ? `${location}?${query}` : location,
      'cache-control': 'public, max-age=0, s-maxage=1',
    },
    bodies: { identity: NOTHING, br: NOTHING },
    tags: [...tags],
  };
}
