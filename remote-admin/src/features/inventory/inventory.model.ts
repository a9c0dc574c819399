import type { InventoryItem } from '@tessera/shared/contract';
import type { ListSpec, ListState } from '../../list/list-address';
import { adminPaths } from '../../paths';

export const PAGE_SIZE = 50;

type InventoryFilter = 'state';

export type InventoryAddress = ListState<InventoryFilter>;

/** The list's address, and what makes sense in it. */
export const inventoryList: ListSpec<InventoryFilter> = {
  path: adminPaths.inventory(),
  // the newest products first, and no other order
  sorts: [],
  filters: { state: (value) => value === 'low' || value === 'out' },
};

export const VIEWS: Record<'all' | 'low' | 'out', InventoryAddress['filters']> = {
  all: {},
  low: { state: 'low' },
  out: { state: 'out' },
};

/** Pieces as somebody types them; undefined: no whole number from 0 on. */
export function readPieces(text: string): number | undefined {
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

/** 'Mug, Blue, Large'. */
export const variantName = ({ name, options }: Pick<InventoryItem, 'name' | 'options'>): string =>
  [name, ...Object.values(options)].join(', ');
