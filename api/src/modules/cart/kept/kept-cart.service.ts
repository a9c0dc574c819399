import type { Static } from 'typebox';
import type { Language } from '../../../core/languages';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { availableOf } from '../../../presenters/goods/variant';
import type { Stock } from '../../../presenters/goods/variant';
import type { Cart } from '../../../schemas/cart';
import { joinedQuantity, mergeKept } from './joined-line';
import type { KeptItem } from './joined-line';
import { keptCartRepository } from './kept-cart.repository';
import type { JoinedLine } from './kept-cart.repository';

type CartView = Static<typeof Cart>;

/** A variant as it is now, and how many of it an account's cart holds. */
interface VariantInCart extends Stock {
  id: string;
  name: string;
  published: boolean;
  quantity: number | null;
}

/** What it needs of the accounts' carts. */
export interface KeptCartDeps extends Pick<Infra, 'clock'> {
  views: { preview(items: readonly KeptItem[], language: Language): Promise<CartView> };
  cartChanges: {
    change(user_id: string, language: Language, work: (trx: Trx, cart_id: string) => Promise<void>): Promise<CartView>;
  };
  lines: {
    listVariants(trx: Trx, cart_id: string, variant_ids: readonly string[]): Promise<VariantInCart[]>;
    countLines(trx: Trx, cart_id: string): Promise<number>;
    most: number;
  };
}

export type KeptCartService = ReturnType<typeof createKeptCartService>;

/** The cart that a visitor keeps in the browser (docs/product.md §4): what it costs now, and how it joins an account's. */
export function createKeptCartService({ clock, views, cartChanges, lines: { most, ...lines } }: KeptCartDeps) {
  return {
    /** The cart as it would be now; what is sold no more is told by a notice. Nothing is kept of it. */
    preview: (kept: readonly KeptItem[], language: Language): Promise<CartView> =>
      views.preview(mergeKept(kept), language),

    /**
     * Adds it to the account's cart, as far as there is stock and room for more lines; what has changed is told line by
     * line by the notices of the cart.
     */
    join: (user_id: string, kept: readonly KeptItem[], language: Language): Promise<CartView> =>
      cartChanges.change(user_id, language, async (trx, cart_id) => {
        const items = mergeKept(kept);
        const ids = items.map(({ variant_id }) => variant_id);
        const found = new Map((await lines.listVariants(trx, cart_id, ids)).map((row) => [row.id, row]));
        let room = most - (await lines.countLines(trx, cart_id));
        const joined: JoinedLine[] = [];
        for (const item of items) {
          const row = found.get(item.variant_id);
          if (!row || (row.quantity === null && room <= 0)) continue;
          if (row.quantity === null) room -= 1;
          const available = row.published ? availableOf(row) : 0;
          joined.push({ ...item, name: row.name, ...joinedQuantity(row.quantity ?? 0, item.quantity, available) });
        }
        await keptCartRepository.join(trx, cart_id, joined, clock.now());
        const gone = items.filter(({ variant_id }) => !found.has(variant_id));
        await keptCartRepository.noteGone(trx, cart_id, gone, most);
      }),
  };
}
