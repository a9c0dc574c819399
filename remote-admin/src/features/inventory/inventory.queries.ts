import { api } from '@tessera/shared/client';
import type { InventoryList, StockHistory } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { PAGE_SIZE, type InventoryAddress } from './inventory.model';

/** All that this page reads: what a change of stock makes old. */
export const INVENTORY_KEY = ['admin', 'inventory'];
const HISTORY_SIZE = 10;

/** One page of variants; while the next one is on its way the last one stays. */
export function inventoryQuery({ filters: { state }, search, after }: InventoryAddress) {
  const question = {
    ...(state && { state }),
    ...(search && { search }),
    ...(after && { after }),
    page_size: PAGE_SIZE,
  };
  return queryOptions({
    queryKey: [...INVENTORY_KEY, 'list', question],
    queryFn: ({ signal }) => api.get<InventoryList>('admin/inventory', { searchParams: question, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

/** Why there are as many of a variant, the latest first. @param after '' for the latest */
export function historyQuery(variant_id: string, after: string) {
  const question = { ...(after && { after }), page_size: HISTORY_SIZE };
  return queryOptions({
    queryKey: [...INVENTORY_KEY, 'history', variant_id, question],
    queryFn: ({ signal }) =>
      api.get<StockHistory>(`admin/variants/${variant_id}/stock`, { searchParams: question, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}
