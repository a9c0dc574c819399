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

/**
 * Lines taken out on this visit to the page: each leaves a row in its place from which it can be put back.
 * `returned` is the key of the line that came back last, where the focus belongs then.
 */
export function useRemovedLines() {
  const [removed, setRemoved] = useState<RemovedLine[]>([]);
  const [returned, setReturned] = useState<string>();

  async function remove(item: CartItem, index: number): Promise<void> {
    setRemoved((lines) => [...without(lines, item), { item, index }]);
    setReturned(lineKey(item)); // it comes back if the server refuses
    const done = await removeFromCart(lineOf(item));
    if (!done) setRemoved((lines) => without(lines, item));
  }

  async function putBack(item: CartItem): Promise<void> {
    setReturned(lineKey(item));
    const done = await addToCart({ ...lineOf(item), quantity: item.quantity });
    if (done) setRemoved((lines) => without(lines, item));
  }

  return { removed, returned, remove, putBack, forgetAll: () => setRemoved([]) };
}
