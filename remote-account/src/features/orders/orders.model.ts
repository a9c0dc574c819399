/** The page that an address asks for; whatever is no page counts as the first. */
export function pageOf(query: string | null): number {
  const page = Number(query);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The address of a page of the orders. */
export function ordersPage(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
