import type { RowDrag } from './use-row-drag';

/** What the row at an index says of the drag: it is on its way itself, or the other would go before or behind it. */
export function marksOf(drag: RowDrag | undefined, index: number, count: number) {
  const isLastGap = drag?.gap === count && index === count - 1;
  const gap = drag?.gap === index ? 'before' : isLastGap ? 'after' : undefined;
  return { 'data-dragged': drag?.from === index || undefined, 'data-gap': gap };
}
