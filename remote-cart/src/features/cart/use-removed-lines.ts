import { addToCart, removeFromCart } from '@tessera/shared/cart';
import type { CartItem } from '@tessera/shared/contract';
import { useState } from 'react';
import { lineKey, type RemovedLine } from './cart.model';

function without(lines: RemovedLine[], item: CartItem): RemovedLine[] {
  return lines.filter((line) => lineKey(line.item) !== lineKey(item));
}

function lineOf({ product, variant }: CartItem) {
  return { product_id: product.id, variant_id: variant.id, name: product.name };
}

/** Lines taken out on this visit to the page: each leaves a row in its place from which it can be put back. */
export function useRemovedLines() {
  const [removed, setRemoved] = useState<RemovedLine[]>([]);

  async function remove(item: CartItem, index: number): Promise<void> {
    setRemoved((lines) => [...without(lines, item), { item, index }]);
    const done = await removeFromCart(lineOf(item));
    if (!done) setRemoved((lines) => without(lines, item));
  }

  async function putBack(item: CartItem): Promise<void> {
    const done = await addToCart({ ...lineOf(item), quantity: item.quantity });
    if (done) setRemoved((lines) => without(lines, item));
  }

  return { removed, remove, putBack, forgetAll: () => setRemoved([]) };
}
