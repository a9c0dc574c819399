import type { Static } from 'typebox';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { onOneConnection, inPipeline } from '../../infra/database/pipeline';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import type { Cart } from '../../schemas/cart';
import type { Delivery, DeliveryService } from '../delivery/delivery.service';
import type { PromotionsService } from '../promotions/promotions.service';
import type { StoreService } from '../store/store.service';
import { cartExtrasRepository } from './cart-extras.repository';
import type { CartGoodsService } from './cart-goods.service';
import { presentCart, subtotalOf, toCartLine } from './cart.presenter';
import type { CartLine } from './cart.presenter';
import { cartRepository } from './cart.repository';

export type { CartLine } from './cart.presenter';

export interface CartViewsDeps extends Pick<Infra, 'db' | 'clock'> {
  store: Pick<StoreService, 'getCurrency'>;
  delivery: Pick<DeliveryService, 'get'>;
  promotions: Pick<PromotionsService, 'check'>;
  goods: CartGoodsService;
}

export type CartView = Static<typeof Cart>;
export type CartViewsService = ReturnType<typeof createCartViewsService>;

interface Settings {
  currency: string;
  delivery: Delivery;
}

/** The cart as it is read: by its page, the profile and the checkout. */
export function createCartViewsService({ db, clock, store, delivery, promotions, goods }: CartViewsDeps) {
  // Asked for before a transaction: one that waits for a second connection could wait for itself.
  async function settings(): Promise<Settings> {
    const [currency, loaded] = await Promise.all([store.getCurrency(), delivery.get()]);
    return { currency, delivery: loaded };
  }

  async function listLines(handle: Db | Trx, user_id: string): Promise<CartLine[]> {
    const rows = await cartRepository.listItems(handle, user_id);
    const known = await goods.find(
      handle,
      rows.map(({ variant_id }) => variant_id),
    );
    const now = clock.now();
    return rows.flatMap((row) => {
      const its = known.get(row.variant_id);
      return its ? toCartLine(row, its, now) : [];
    });
  }

  async function view(handle: Db | Trx, user_id: string, { currency, delivery: known }: Settings, language: Language) {
    const [lines, row] = await inPipeline(listLines(handle, user_id), cartExtrasRepository.find(handle, user_id));
    const place = row?.country ? { country: row.country, postal_code: row.postal_code ?? '' } : null;
    const subtotal = subtotalOf(lines);
    const code = row?.coupon_code;
    const coupon = code ? await promotions.check(handle, { code, user_id, subtotal, currency, language }) : null;
    return presentCart({
      lines,
      coupon,
      currency,
      gone: row?.gone ?? [],
      free_from: known.freeFrom(place),
      now: clock.now(),
    });
  }

  return {
    get: (user_id: string, language: Language): Promise<CartView> =>
      settings().then((known) => onOneConnection(db, (own) => view(own, user_id, known, language))),

    /** Runs `work` on a cart while nobody else changes it; answers the cart after it. */
    async change(
      user_id: string,
      language: Language,
      work: (trx: Trx, cart_id: string) => Promise<void>,
    ): Promise<CartView> {
      const known = await settings();
      return withTransaction(db, async (trx) => {
        await work(trx, await cartRepository.lockCart(trx, user_id, clock.now()));
        return view(trx, user_id, known, language);
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
      const known = await settings();
      return withTransaction(db, async (trx) => {
        const [cart_id, asked] = await inPipeline(cartRepository.lockCart(trx, user_id, clock.now()), ask(trx));
        const [, changed] = await inPipeline(write(trx, cart_id, asked), view(trx, user_id, known, language));
        return changed;
      });
    },

    /** Every line, saved ones too, at the price charged now. */
    listLines,

    /** The cart's id; nobody else changes the cart until `trx` ends. */
    lock: (trx: Trx, user_id: string): Promise<string> => cartRepository.lockCart(trx, user_id, clock.now()),

    /** The code that has been entered. */
    async findCoupon(handle: Db | Trx, user_id: string): Promise<string | null> {
      return (await cartExtrasRepository.find(handle, user_id))?.coupon_code ?? null;
    },

    /** What has been ordered is in the cart no more. */
    removeOrdered: (trx: Trx, cart_id: string, variant_ids: readonly string[]): Promise<void> =>
      cartExtrasRepository.removeOrdered(trx, cart_id, variant_ids),
  };
}
