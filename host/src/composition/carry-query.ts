/**
 * Where a redirect leads whoever comes with a query: it goes along where the target has none (docs/decisions/0065).
 * @param target path, query and fragment @param search with its question mark, or ''
 */
export function carryQuery(target: string, search: string): string {
  const [page = '', fragment] = target.split('#', 2);
  const address = page.includes('?') ? page : page + search;
  return fragment === undefined ? address : `${address}#${fragment}`;
}
