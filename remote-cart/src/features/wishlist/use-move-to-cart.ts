import { addToCart, toggleWish } from '@tessera/shared/cart';
import type { ProductSummary, Variant } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { messagesIn } from '@tessera/shared/i18n';
import { useState } from 'react';
import { wishlistMessages } from '../../messages/wishlist';
import { readBuyable } from './wishlist.queries';

export interface Choice {
  product: ProductSummary;
  variants: Variant[];
}

/** Moves a product to the cart: at once where it comes in one kind, else `choice` asks which. It leaves the list once it is in the cart. */
export function useMoveToCart() {
  const [busy, setBusy] = useState<string>();
  const [choice, setChoice] = useState<Choice>();

  async function add({ id, name, image }: ProductSummary, variant: Variant): Promise<void> {
    setChoice(undefined);
    setBusy(id);
    const isAdded = await addToCart({ product_id: id, variant_id: variant.id, name, image });
    setBusy(undefined);
    if (isAdded) await toggleWish({ id, name });
  }

  async function move(product: ProductSummary): Promise<void> {
    const text = messagesIn(wishlistMessages);
    setBusy(product.id);
    const variants = await readBuyable(product.id).catch(() => undefined);
    setBusy(undefined);
    const [only, ...others] = variants ?? [];
    const toastId = `wish-${product.id}`;
    if (!variants) toast.error(text.notRead, { id: toastId });
    else if (!only) toast.error(text.gone(product.name), { id: toastId });
    else if (others.length > 0) setChoice({ product, variants });
    else await add(product, only);
  }

  return { busy, choice, move, add, cancel: () => setChoice(undefined) };
}
