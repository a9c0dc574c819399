/** The one page of a list that holds all. */
export const wholePage = <One>(items: One[]) => ({
  items,
  total: items.length,
  total_is_exact: true,
  next_cursor: null,
  page: 1,
  page_size: 50,
});
