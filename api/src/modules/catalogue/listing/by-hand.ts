import type { Choice } from '../index/choice';
import { hasBit } from '../index/bits';
import { pageOf, positionOf, type Position } from '../index/order-slots';
import type { ProductColumns } from '../index/product-columns';
import type { Cursor } from '../query/cursor';

/** What a cursor says in the place of a time while the goods that staff have put first are shown. */
const AMONG_FIRST = 'hand';

interface HandPage {
  offset: number;
  limit: number;
  /** the last product of the page before; then `offset` does not count */
  after?: Cursor | undefined;
}

/** Where the page begins: among those put first, then among the others. */
function startOf(nos: readonly number[], { offset, after }: HandPage): { first: number; position?: Position } {
  // Where nothing was put first until a moment ago, a cursor names no number: it begins anew.
  if (!after || typeof after.tie === 'string') return { first: offset };
  const no = after.tie;
  if (after.key !== AMONG_FIRST) return { first: nos.length, position: { key: Number(after.key), no } };
  // One that has been taken out of them meanwhile: the others come next.
  const at = nos.indexOf(no);
  return { first: at < 0 ? nos.length : at + 1 };
}

/**
 * A page of a choice sorted by hand: those that staff have put first, then the others, the newest first
 * (docs/product.md §3, 'Categories'; decision 45).
 * @param picks numbers of products in their order; what is not in the choice is left out
 * @returns the slots, one more than `limit` where there are more, and how to go on after one of them
 */
export function pageByHand(columns: ProductColumns, choice: Choice, picks: readonly number[], page: HandPage) {
  const first = picks.flatMap((no) => {
    const slot = columns.slotOf(no);
    return slot !== undefined && hasBit(choice.bits, slot) ? [slot] : [];
  });
  const isFirst = new Set(first);
  const noOf = (slot: number): number => columns.no[slot] ?? 0;
  const start = startOf(first.map(noOf), page);
  const wanted = page.limit + 1;
  const slots = first.slice(start.first, start.first + wanted);
  const offset = Math.max(0, start.first - first.length);
  const rest = {
    sort: 'newest',
    offset,
    limit: wanted - slots.length,
    after: start.position,
    except: isFirst,
  } as const;
  if (rest.limit > 0) slots.push(...pageOf(columns, choice, rest));
  return {
    slots,
    cursorAfter(slot: number): Cursor {
      if (isFirst.has(slot)) return { key: AMONG_FIRST, tie: noOf(slot) };
      const { key, no } = positionOf(columns, 'newest', slot);
      return { key: String(key), tie: no };
    },
  };
}
