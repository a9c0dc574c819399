import { cookieIn } from './cookie-in';

/** In which a browser carries the pass of a preview; no script can read it. */
export const PREVIEW_COOKIE = 'tessera_preview';

/**
 * The pass that a request carries, whether it is good or not: what it leads to is nobody else's, so that nothing that is kept for
 * everybody is sent to it, and nothing that it is sent is kept (docs/architecture/caches.md, 'Previews').
 * @param header `Cookie`
 */
export const previewPassIn = (header: string | undefined): string | undefined => cookieIn(header, PREVIEW_COOKIE);
