import { hasBit } from '../index/bits';
import type { ProductColumns } from '../index/product-columns';
import type { Hit } from './search.repository';

const SALES_WEIGHT = 0.2;
const MOST_SALES = Math.log(1_001);
/** What cannot be bought stands behind what can, where the words fit both alike. */
const SOLD_OUT = 0.25;

/** How well a product fits a search: by its words first, then by how often it is bought and whether it can be. */
export function relevanceOf(columns: ProductColumns, slot: number, { score }: Hit): number {
  const sales = Math.min(1, Math.log(1 + (columns.units[slot] ?? 0)) / MOST_SALES);
  return score + SALES_WEIGHT * sales - (hasBit(columns.in_stock, slot) ? 0 : SOLD_OUT);
}

/** The slots of hits that are for sale, best first. */
export function byRelevance(columns: ProductColumns, hits: readonly Hit[]): number[] {
  const ranked = hits.flatMap((hit) => {
    const slot = columns.slotOf(hit.no);
    if (slot === undefined || !hasBit(columns.listed, slot)) return [];
    return [{ slot, no: hit.no, relevance: relevanceOf(columns, slot, hit) }];
  });
  ranked.sort((a, b) => b.relevance - a.relevance || b.no - a.no);
  return ranked.map(({ slot }) => slot);
}
