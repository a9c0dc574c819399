import type { InventoryItem } from '@tessera/shared/contract';

/** A variant of which there are four, unless told otherwise. */
export function stockItem(overrides: Partial<InventoryItem> = {}): InventoryItem {
  return {
    variant_id: '0190aaaa-0000-7000-8000-00000000b001',
    product_id: '0190aaaa-0000-7000-8000-00000000b002',
    slug: 'mug',
    name: 'Ember Mug',
    sku: 'MUG-OAT',
    options: { Glaze: 'Oat' },
    image: null,
    published: true,
    barcode: '',
    stock: 4,
    track_stock: true,
    allow_backorder: false,
    low_stock_threshold: null,
    low_stock: 5,
    state: 'low',
    ...overrides,
  };
}
