import type { Infra } from '../../../infra';
import type { Language } from '../../../core/languages';
import { availableOf } from '../../../presenters/variant';
import type { CartChangesService } from '../cart-changes.service';
import { cartExtrasRepository } from '../cart-extras.repository';
import { presentCart } from '../cart.presenter';
import { MOST_LINES } from '../cart.service';
import type { CartView, CartViewsService } from '../cart-views.service';
import { joinedQuantity, mergeKept } from './joined-line';
import type { KeptItem } from './joined-line';
import { keptCartRepository } from './kept-cart.repository';
import type { JoinedLine } from './kept-cart.repository';

export interface KeptCartDeps extends Pick<Infra, 'db' | 'clock'> {
  views: Pick<CartViewsService, 'settings' | 'listGoods'>;
  cartChanges: Pick<CartChangesService, 'change'>;
}

export type KeptCartService = ReturnType<typeof createKeptCartService>;

/** The cart that a visitor keeps in the browser (docs/product.md §4): what it costs now, and how it joins an account's. */
export function createKeptCartService({ db, clock, views, cartChanges }: KeptCartDeps) {
  return {
    /** The cart as it would be now; what is sold no more is told by a notice. Nothing is kept of it. */
    async preview(kept: readonly KeptItem[], language: Language): Promise<CartView> {
      const items = mergeKept(kept);
      const [{ currency, delivery }, lines] = await Promise.all([views.settings(), views.listGoods(db, items)]);
      const known = new Set(lines.map(({ variant_id }) => variant_id));
      const gone = items.filter(({ variant_id }) => !known.has(variant_id));
      const free = delivery.freeFrom(null, language);
      return presentCart({ lines, gone, coupon: null, currency, free, now: clock.now() });
    },

    /**
     * Adds it to the account's cart, as far as there is stock and room for more lines; what has changed is told line by
     * line by the notices of the cart.
     */
    join: (user_id: string, kept: readonly KeptItem[], language: Language): Promise<CartView> =>
      cartChanges.change(user_id, language, async (trx, cart_id) => {
        const items = mergeKept(kept);
        const ids = items.map(({ variant_id }) => variant_id);
        const rows = await cartExtrasRepository.listVariants(trx, cart_id, ids);
        const found = new Map(rows.map((row) => [row.id, row]));
        let room = MOST_LINES - (await cartExtrasRepository.countLines(trx, cart_id));
        const lines: JoinedLine[] = [];
        for (const item of items) {
          const row = found.get(item.variant_id);
          if (!row || (row.quantity === null && room <= 0)) continue;
          if (row.quantity === null) room -= 1;
          const available = row.published ? availableOf(row) : 0;
          lines.push({ ...item, name: row.name, ...joinedQuantity(row.quantity ?? 0, item.quantity, available) });
        }
        await keptCartRepository.join(trx, cart_id, lines, clock.now());
        const gone = items.filter(({ variant_id }) => !found.has(variant_id));
        await keptCartRepository.noteGone(trx, cart_id, gone, MOST_LINES);
      }),
  };
}
