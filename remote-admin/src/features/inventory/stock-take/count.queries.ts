import { api } from '@tessera/shared/client';
import type { InventoryItem, InventoryList } from '@tessera/shared/contract';
import type { CountSet } from './kept-count';

const PART = 100;

/** Variants with this SKU or barcode, whole; of a barcode there may be several. */
export const findByCode = async (code: string): Promise<InventoryItem[]> =>
  (await api.get<InventoryList>('admin/inventory', { searchParams: { code, page_size: PART } })).items;

interface Part {
  items: InventoryItem[];
  /** the last one that was read, where there are more; null: these are all */
  after: string | null;
}

/**
 * Those of a set whose pieces are counted, the newest products first.
 * @param after the last one that was read before, '' for the first part
 * @param most how many at the most
 */
export async function readSet({ category_id, search }: CountSet, after: string, most: number): Promise<Part> {
  const asked = { ...(category_id && { category_id }), ...(search && { search }), page_size: PART };
  const items: InventoryItem[] = [];
  let next: string | null = after;
  while (next !== null && items.length < most) {
    const searchParams: Record<string, string | number> = { ...asked, ...(next !== '' && { after: next }) };
    const page: InventoryList = await api.get<InventoryList>('admin/inventory', { searchParams });
    items.push(...page.items.filter(({ track_stock }) => track_stock));
    next = page.next_cursor;
  }
  const taken = items.slice(0, most);
  const isCut = items.length > taken.length;
  return { items: taken, after: isCut ? (taken.at(-1)?.variant_id ?? null) : next };
}
