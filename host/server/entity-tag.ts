import type { CachedPage } from './page-cache';

type Encoding = keyof CachedPage['bodies'];

/**
 * The entity tag of one encoding of a page. Strong tags tell bodies apart byte by byte, so two encodings never share one
 * (RFC 9110 §8.8.3.3).
 * @param etag of the plain body, with its quotes
 */
export function tagOf(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`);
}
