/**
 * The page numbers worth offering: first, last and the neighbours of the present one; 'gap' where some are left out.
 * @param page present page, from 1
 * @param pageCount number of pages
 */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const near = new Set([1, pageCount, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pageCount));
  const sorted = [...near].sort((a, b) => a - b);
  return sorted.flatMap((n, i) => {
    const gap = n - (sorted[i - 1] ?? 0);
    if (gap === 2) return [n - 1, n];
    return gap > 2 ? (['gap', n] as const) : [n];
  });
}
