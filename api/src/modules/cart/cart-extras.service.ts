import { calculateTotals, priceCharged } from '@tessera/shared/money';
import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { isId } from '../../infra/basics/ids';
import type { Language } from '../../core/languages';
import { availableOf, MAX_QUANTITY, salePriceAt } from '../../presenters/goods/variant';
import type { DeliveryService } from '../delivery/delivery.service';
import type { LimitsService } from '../limits/limits.service';
import type { PromotionsService } from '../promotions/promotions.service';
import type { StoreService } from '../store/store.service';
import type { TaxesService } from '../taxes/taxes.service';
import type { CartChangesService } from './cart-changes.service';
import { cartExtrasRepository } from './cart-extras.repository';
import type { CartView, CartViewsService } from './cart-views.service';
import { goodsOf, subtotalOf } from './cart.presenter';
import { cartRepository } from './cart.repository';
import type { DeliveryEstimate, EstimateBody } from './cart.schemas';
import { MOST_LINES } from './cart.service';
import { estimatedPostalCode } from './estimated-place';

export interface CartExtrasDeps extends Pick<Infra, 'db' | 'clock'> {
  views: Pick<CartViewsService, 'listLines' | 'findCoupon'>;
  cartChanges: Pick<CartChangesService, 'change'>;
  store: Pick<StoreService, 'getCurrency'>;
  delivery: Pick<DeliveryService, 'get'>;
  taxes: Pick<TaxesService, 'get'>;
  promotions: Pick<PromotionsService, 'check' | 'codeOf'>;
  limits: Pick<LimitsService, 'bucket'>;
}

export interface Wanted {
  variant_id: string;
  quantity: number;
}

export interface Added {
  cart: CartView;
  /** by variant: how many of it are in the cart now that were wanted; 0: it cannot be bought */
  taken: Map<string, number>;
}

export type CartExtrasService = ReturnType<typeof createCartExtrasService>;

/** Codes are guessed by nobody: so many at once, then two a minute. */
const GUESSES = { name: 'coupon', burst: 20, every_ms: 30_000 };

/** What a cart does beside holding lines. */
export function createCartExtrasService(deps: CartExtrasDeps) {
  const { db, clock, views, cartChanges, store, delivery, taxes, promotions, limits } = deps;

  /** Puts as many of each into the cart as there are; answers by variant how many it took. */
  async function addWhatIsThere(trx: Trx, cart_id: string, wanted: readonly Wanted[]): Promise<Map<string, number>> {
    const ids = wanted.map(({ variant_id }) => variant_id);
    const found = new Map((await cartExtrasRepository.listVariants(trx, cart_id, ids)).map((row) => [row.id, row]));
    let lines = await cartExtrasRepository.countLines(trx, cart_id);
    const taken = new Map<string, number>();
    for (const { variant_id, quantity } of wanted) {
      const row = found.get(variant_id);
      if (!row?.published || (row.quantity === null && lines >= MOST_LINES)) continue;
      const before = row.quantity ?? 0;
      const after = Math.min(before + quantity, availableOf(row), MAX_QUANTITY);
      if (after <= before) continue;
      lines += before === 0 ? 1 : 0;
      taken.set(variant_id, after - before);
      row.quantity = after;
      const { name, regular_price } = row;
      const seen_price = priceCharged({ regular_price, sale_price: salePriceAt(row, clock.now()) });
      const line = { variant_id, quantity: after, name, seen_price, seen_available: availableOf(row) };
      await cartRepository.put(trx, cart_id, line, clock.now());
    }
    return taken;
  }

  async function addAll(user_id: string, wanted: readonly Wanted[], language: Language): Promise<Added> {
    let taken = new Map<string, number>();
    const cart = await cartChanges.change(user_id, language, async (trx, cart_id) => {
      taken = await addWhatIsThere(trx, cart_id, wanted);
    });
    return { cart, taken };
  }

  return {
    /** Puts a line aside, where it counts in no sum. @throws AppError `cart.item_not_found` */
    save: (user_id: string, variant_id: string, language: Language): Promise<CartView> =>
      cartChanges.change(user_id, language, async (trx, cart_id) => {
        if (isId(variant_id) && (await cartExtrasRepository.save(trx, cart_id, variant_id, clock.now()))) return;
        throw new AppError('cart.item_not_found');
      }),

    /** Puts it back, whatever stock there is: what is short is said by a notice. @throws AppError `cart.item_not_found` */
    unsave: (user_id: string, variant_id: string, language: Language): Promise<CartView> =>
      cartChanges.change(user_id, language, async (trx, cart_id) => {
        if (isId(variant_id) && (await cartExtrasRepository.unsave(trx, cart_id, variant_id, clock.now()))) return;
        throw new AppError('cart.item_not_found.saved');
      }),

    forget: (user_id: string, variant_id: string, language: Language): Promise<CartView> =>
      cartChanges.change(user_id, language, async (trx, cart_id) => {
        if (isId(variant_id)) await cartExtrasRepository.forget(trx, cart_id, variant_id);
      }),

    /** @throws AppError `coupons.not_valid` with the reason, `request.rate_limited` */
    async applyCoupon(user_id: string, typed: string, language: Language): Promise<CartView> {
      await limits.bucket(GUESSES, user_id).take();
      const currency = await store.getCurrency();
      return cartChanges.change(user_id, language, async (trx, cart_id) => {
        const subtotal = goodsOf(await views.listLines(trx, user_id));
        const code = promotions.codeOf(typed);
        const { shown } = await promotions.check(trx, { code, user_id, subtotal, currency, language });
        if (shown.problem !== null) {
          throw new AppError('coupons.not_valid', { problem: shown.problem }, { field: 'code' });
        }
        await cartExtrasRepository.setCoupon(trx, cart_id, code);
      });
    },

    removeCoupon: (user_id: string, language: Language): Promise<CartView> =>
      cartChanges.change(user_id, language, (trx, cart_id) => cartExtrasRepository.setCoupon(trx, cart_id, null)),

    /**
     * What delivering this cart to a place costs, and the tax of its goods there.
     * @throws AppError `validation.failed` for a postal code that the country does not have
     */
    async estimate(
      user_id: string,
      { country, postal_code: written }: Static<typeof EstimateBody>,
      language: Language,
    ): Promise<Static<typeof DeliveryEstimate>> {
      const postal_code = estimatedPostalCode(country, written);
      const [currency, known, tax] = await Promise.all([store.getCurrency(), delivery.get(), taxes.get()]);
      const lines = (await views.listLines(db, user_id)).filter(({ saved, available }) => !saved && available > 0);
      const subtotal = subtotalOf(lines);
      const goods = lines.filter(({ gift_card }) => !gift_card);
      const code = await views.findCoupon(db, user_id);
      const question = { user_id, subtotal: goodsOf(goods), currency, language };
      const coupon = code ? await promotions.check(db, { code, ...question }) : null;
      const { totals } = calculateTotals({
        lines: goods.map(({ price, quantity, category_id }) => ({
          unit_price: price,
          quantity,
          tax: tax.rateFor({ country, region: '' }, category_id, language),
        })),
        coupon: coupon?.benefit ?? null,
        shipping: 0,
        fee: 0,
        tax_included: tax.included,
        shipping_taxed: tax.shipping_taxed,
      });
      const parcel = {
        country,
        postal_code,
        goods: totals.items - totals.discount,
        weight_grams: goods.reduce((sum, { weight_grams, quantity }) => sum + weight_grams * quantity, 0),
        free: coupon?.benefit?.kind === 'free_shipping',
      };
      const methods = known.offers(parcel, language);
      return { methods, tax: totals.tax, tax_included: tax.included, currency, subtotal };
    },

    /** Its owner has seen what has changed: it is not said again. */
    noticesSeen: (user_id: string, language: Language): Promise<CartView> =>
      cartChanges.change(user_id, language, async (trx, cart_id) => {
        const lines = await views.listLines(trx, user_id);
        const seen = lines.map(({ variant_id, price, available }) => ({ variant_id, price, available }));
        await cartExtrasRepository.noteSeen(trx, cart_id, seen);
      }),

    /** Puts lines back that were just removed, as far as they are there. */
    restore: async (user_id: string, wanted: readonly Wanted[], language: Language): Promise<CartView> =>
      (await addAll(user_id, wanted, language)).cart,

    /** Adds several variants at once, as many of each as there are. */
    addAll,
  };
}
