/** In which a browser carries the pass of a preview; no script can read it. */
export const PREVIEW_COOKIE = 'tessera_preview';

/** Longer ones were not made by us. Characters. */
const LONGEST = 500;

/**
 * The pass that a request carries, whether it is good or not: what it leads to is nobody else's, so that nothing that is kept for
 * everybody is sent to it, and nothing that it is sent is kept (docs/architecture/caches.md, 'Previews').
 * @param header `Cookie`
 */
export function previewPassIn(header: string | undefined): string | undefined {
  const start = `${PREVIEW_COOKIE}=`;
  const found = header?.split(';').find((pair) => pair.trimStart().startsWith(start));
  const pass = found?.trim().slice(start.length);
  return pass === undefined || pass === '' || pass.length > LONGEST ? undefined : pass;
}
