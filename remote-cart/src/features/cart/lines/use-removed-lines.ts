import { addToCart, removeFromCart } from '@tessera/shared/cart';
import type { CartItem } from '@tessera/shared/contract';
import { useSession } from '@tessera/shared/session';
import { useState } from 'react';
import { moveToCart, restoreCart, saveForLater } from '../model/cart-extras';
import { lineKey, type RemovedLine } from '../model/cart.model';

function without(lines: RemovedLine[], item: CartItem): RemovedLine[] {
  return lines.filter((line) => lineKey(line.item) !== lineKey(item));
}

function lineOf({ product, variant }: CartItem) {
  return { product_id: product.id, variant_id: variant.id, name: product.name };
}

/**
 * Lines taken out on this visit to the page: each keeps its place, from which it can be put back. `returned` is the key
 * of the line that came back last (or would, if the server refused to take it out), where the focus belongs then.
 */
export function useRemovedLines() {
  const [removed, setRemoved] = useState<RemovedLine[]>([]);
  const [returned, setReturned] = useState<string>();
  const hasAccount = useSession(({ status }) => status === 'signed-in');

  function note(item: CartItem, index: number): void {
    setRemoved((lines) => [...without(lines, item), { item, index }]);
    setReturned(lineKey(item));
  }

  function remove(item: CartItem, index: number): void {
    note(item, index);
    void removeFromCart(lineOf(item));
  }

  function save(item: CartItem, index: number): void {
    note(item, index);
    void saveForLater(item);
  }

  /** @param isSaved it lies among what is saved for later */
  function putBack(item: CartItem, isSaved: boolean): void {
    setReturned(lineKey(item));
    // nobody is asked to sign in for taking a step back
    if (!hasAccount) void restoreCart([item]);
    else void (isSaved ? moveToCart(item) : addToCart({ ...lineOf(item), quantity: item.quantity }));
  }

  return { removed, returned, remove, save, putBack, forgetAll: () => setRemoved([]) };
}

/** What the cart held when it was cleared on this visit, until it is put back or something new is added. */
export function useClearedCart() {
  const [cleared, setCleared] = useState<CartItem[]>([]);
  const putBack = (): void => {
    void restoreCart(cleared).then((isBack) => isBack && setCleared([]));
  };
  return { cleared, note: setCleared, putBack };
}
