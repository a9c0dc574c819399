import { setQuantity } from '@tessera/shared/cart';
import type { CartItem } from '@tessera/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { lineKey } from '../model/cart.model';
import { createLatestCall, type LatestCall } from './latest-call';

/** Clicks closer together than this, in milliseconds, make one call. */
const PAUSE_MS = 400;

/**
 * The quantities chosen but not yet answered, by line key. A chosen number shows at once; when the server refuses it
 * (the toast says why) it moves back to the server's.
 * @param onRefused the server knows better: a chance to read the cart anew
 */
export function useWantedQuantities(onRefused: () => void) {
  const [wanted, setWanted] = useState<Record<string, number>>({});
  const calls = useRef(new Map<string, LatestCall<number>>());

  useEffect(() => {
    const open = calls.current;
    return () => open.forEach((call) => call.flush());
  }, []);

  function openCall({ product, variant }: CartItem, key: string): LatestCall<number> {
    const line = { product_id: product.id, variant_id: variant.id, name: product.name };
    const call = createLatestCall<number>(
      {
        send: (quantity) => setQuantity({ ...line, quantity }),
        onSettled: (taken) => {
          setWanted(({ [key]: _answered, ...rest }) => rest);
          if (!taken) onRefused();
        },
      },
      PAUSE_MS,
    );
    calls.current.set(key, call);
    return call;
  }

  function choose(item: CartItem, quantity: number): void {
    const key = lineKey(item);
    setWanted((all) => ({ ...all, [key]: quantity }));
    (calls.current.get(key) ?? openCall(item, key)).push(quantity);
  }

  /** The line is taken out: a number that was chosen just before is not sent after it. */
  function forget(item: CartItem): void {
    const key = lineKey(item);
    calls.current.get(key)?.cancel();
    setWanted(({ [key]: _dropped, ...rest }) => rest);
  }

  return { wanted, choose, forget };
}
