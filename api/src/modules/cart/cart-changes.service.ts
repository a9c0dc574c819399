import type { Language } from '../../core/languages';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { inPipeline } from '../../infra/database/pipeline';
import { withTransaction } from '../../infra/database/transaction';
import { cartExtrasRepository } from './cart-extras.repository';
import type { CartView, CartViewsService } from './cart-views.service';
import { cartRepository } from './cart.repository';

export interface CartChangesDeps extends Pick<Infra, 'db' | 'clock'> {
  views: Pick<CartViewsService, 'settings' | 'view'>;
}

export type CartChangesService = ReturnType<typeof createCartChangesService>;

/** Changing a cart while nobody else does. */
export function createCartChangesService({ db, clock, views }: CartChangesDeps) {
  return {
    /** Runs `work` on a cart while nobody else changes it; answers the cart after it. */
    async change(
      user_id: string,
      language: Language,
      work: (trx: Trx, cart_id: string) => Promise<void>,
    ): Promise<CartView> {
      const known = await views.settings();
      return withTransaction(db, async (trx) => {
        await work(trx, await cartRepository.lockCart(trx, user_id, clock.now()));
        return views.view(trx, user_id, known, language);
      });
    },

    /**
     * As `change`, in two round trips: `ask` is sent with the lock, and the cart is read right behind what `write` sends.
     * @param ask reads the cart as whoever changed it before has left it
     * @param write sends all that it has to send at once
     */
    async changeOnce<Asked>(
      user_id: string,
      language: Language,
      ask: (trx: Trx) => Promise<Asked>,
      write: (trx: Trx, cart_id: string, asked: Asked) => Promise<void>,
    ): Promise<CartView> {
      const known = await views.settings();
      return withTransaction(db, async (trx) => {
        const [cart_id, asked] = await inPipeline(cartRepository.lockCart(trx, user_id, clock.now()), ask(trx));
        const [, changed] = await inPipeline(write(trx, cart_id, asked), views.view(trx, user_id, known, language));
        return changed;
      });
    },

    /** The cart's id; nobody else changes the cart until `trx` ends. */
    lock: (trx: Trx, user_id: string): Promise<string> => cartRepository.lockCart(trx, user_id, clock.now()),

    /** What has been ordered is in the cart no more. */
    removeOrdered: (trx: Trx, cart_id: string, variant_ids: readonly string[]): Promise<void> =>
      cartExtrasRepository.removeOrdered(trx, cart_id, variant_ids),
  };
}
