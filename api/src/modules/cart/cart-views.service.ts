import type { Static } from 'typebox';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { onOneConnection, inPipeline } from '../../infra/database/pipeline';
import { DEFAULT_LANGUAGE, type Language } from '../../core/languages';
import type { Cart } from '../../schemas/cart';
import type { Delivery, DeliveryService } from '../delivery/delivery.service';
import type { PromotionsService } from '../promotions/promotions.service';
import type { StoreService } from '../store/store.service';
import { cartExtrasRepository } from './cart-extras.repository';
import type { CartGoodsService } from './goods/cart-goods.service';
import { goodsOf, presentCart, toCartLine } from './cart.presenter';
import type { CartLine } from './cart.presenter';
import { cartRepository } from './cart.repository';

export type { CartLine } from './cart.presenter';
export { goodsOf } from './cart.presenter';

export interface CartViewsDeps extends Pick<Infra, 'db' | 'clock'> {
  store: Pick<StoreService, 'getCurrency'>;
  delivery: Pick<DeliveryService, 'get'>;
  promotions: Pick<PromotionsService, 'check'>;
  goods: CartGoodsService;
}

export type CartView = Static<typeof Cart>;
export type CartViewsService = ReturnType<typeof createCartViewsService>;

/** Goods of nobody's cart, and what was seen of them last. */
export interface WantedGoods {
  variant_id: string;
  quantity: number;
  seen_price?: number | null;
  seen_available?: number | null;
}

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

  async function listLines(
    handle: Db | Trx,
    user_id: string,
    language: Language = DEFAULT_LANGUAGE,
  ): Promise<CartLine[]> {
    const rows = await cartRepository.listItems(handle, user_id);
    const known = await goods.find(
      handle,
      rows.map(({ variant_id }) => variant_id),
      language,
    );
    const now = clock.now();
    return rows.flatMap((row) => {
      const its = known.get(row.variant_id);
      return its ? toCartLine(row, its, now) : [];
    });
  }

  async function view(handle: Db | Trx, user_id: string, { currency, delivery: known }: Settings, language: Language) {
    const [lines, row] = await inPipeline(
      listLines(handle, user_id, language),
      cartExtrasRepository.find(handle, user_id),
    );
    const place = row?.country ? { country: row.country, postal_code: row.postal_code ?? '' } : null;
    const subtotal = goodsOf(lines);
    const code = row?.coupon_code;
    const coupon = code ? await promotions.check(handle, { code, user_id, subtotal, currency, language }) : null;
    return presentCart({
      lines,
      coupon,
      currency,
      gone: row?.gone ?? [],
      free: known.freeFrom(place, language),
      now: clock.now(),
    });
  }

  async function listGoods(
    handle: Db | Trx,
    wanted: readonly WantedGoods[],
    language: Language = DEFAULT_LANGUAGE,
  ): Promise<CartLine[]> {
    const ids = wanted.map(({ variant_id }) => variant_id);
    const rows = await cartRepository.listVariants(handle, ids);
    const known = await goods.find(handle, ids, language);
    const now = clock.now();
    return wanted.flatMap(({ variant_id, quantity, seen_price = null, seen_available = null }) => {
      const row = rows.find((one) => one.variant_id === variant_id);
      const its = known.get(variant_id);
      const own = { quantity, saved: false, seen_price, seen_available, lowered_from: null };
      return row && its ? toCartLine({ ...row, ...own }, its, now) : [];
    });
  }

  return {
    get: (user_id: string, language: Language): Promise<CartView> =>
      settings().then((known) => onOneConnection(db, (own) => view(own, user_id, known, language))),

    /** What `view` needs to know beside the cart. */
    settings,

    /** The cart as `handle` sees it. */
    view,

    /** Every line, saved ones too, at the price charged now, in the first language unless another is named. */
    listLines,

    /**
     * Lines of goods that are in nobody's cart, in the order in which they are given, at the price charged now; what is
     * unknown is left out. In the first language unless another is named.
     */
    listGoods,

    /** The cart that goods of nobody's cart would be; what is unknown is told by its name. */
    async preview(items: readonly (Required<WantedGoods> & { name: string })[], language: Language): Promise<CartView> {
      const [{ currency, delivery: known }, lines] = await Promise.all([settings(), listGoods(db, items, language)]);
      const found = new Set(lines.map(({ variant_id }) => variant_id));
      const gone = items.filter(({ variant_id }) => !found.has(variant_id));
      const free = known.freeFrom(null, language);
      return presentCart({ lines, gone, coupon: null, currency, free, now: clock.now() });
    },

    /** The code that has been entered. */
    async findCoupon(handle: Db | Trx, user_id: string): Promise<string | null> {
      return (await cartExtrasRepository.find(handle, user_id))?.coupon_code ?? null;
    },
  };
}
