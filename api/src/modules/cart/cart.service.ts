import { priceCharged } from '@tessera/shared/money';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import type { Language } from '../../core/languages';
import { availableOf, MAX_QUANTITY, salePriceAt } from '../../presenters/goods/variant';
import type { CartChangesService } from './cart-changes.service';
import type { CartView, CartViewsService } from './cart-views.service';
import { cartRepository } from './cart.repository';

export interface CartDeps extends Pick<Infra, 'clock'> {
  views: Pick<CartViewsService, 'get'>;
  cartChanges: Pick<CartChangesService, 'changeOnce'>;
}

/** Changes how many there are of a variant (`product`: its product's id or slug), and gives the cart as it is then. */
type ChangeQuantity = (
  user_id: string,
  product: string,
  variant_id: string,
  quantity: number,
  language?: Language,
) => Promise<CartView>;

export type CartService = ReturnType<typeof createCartService>;

/** More lines than anybody buys at once, and few enough to be shown. */
export const MOST_LINES = 200;

/** The cart of a signed-in person. It promises no stock: a quantity is checked when it is asked for. */
export function createCartService({ clock, views, cartChanges }: CartDeps) {
  const nothing = () => Promise.resolve();

  function setChecked(trx: Trx, cart_id: string, found: Found, quantity: number): Promise<void> {
    const available = availableOf(found);
    if (quantity > available) throw outOfStock(available, found.quantity ?? 0);
    if (quantity > MAX_QUANTITY) throw new AppError('cart.quantity_limit', { most: MAX_QUANTITY });
    if (found.quantity === null && (found.lines ?? 0) >= MOST_LINES) throw tooManyLines();
    const { id: variant_id, name, regular_price } = found;
    const seen_price = priceCharged({ regular_price, sale_price: salePriceAt(found, clock.now()) });
    const line = { variant_id, quantity, name, seen_price, seen_available: available };
    return cartRepository.put(trx, cart_id, line, clock.now());
  }

  return {
    get: (user_id: string, language: Language = 'en'): Promise<CartView> => views.get(user_id, language),

    /**
     * Adds to what the cart holds of this variant (docs/product.md §4).
     * @throws AppError `cart.out_of_stock` with how many are left; 404 for what is unknown or unpublished
     */
    add: ((user_id, product, variant_id, quantity, language = 'en') =>
      cartChanges.changeOnce(
        user_id,
        language,
        (trx) => getVariant(trx, user_id, product, variant_id),
        async (trx, cart_id, found) => setChecked(trx, cart_id, found, (found.quantity ?? 0) + quantity),
      )) satisfies ChangeQuantity,

    /** Sets a quantity; 0 or less removes the item (docs/product.md §4). Fewer than before is always allowed. */
    setQuantity: ((user_id, product, variant_id, quantity, language = 'en') =>
      cartChanges.changeOnce(
        user_id,
        language,
        (trx) => cartRepository.findVariant(trx, user_id, product, variant_id),
        async (trx, cart_id, found) => {
          if (quantity <= 0) return cartRepository.remove(trx, cart_id, product, variant_id);
          if (!found || found.quantity === null) throw new AppError('cart.item_not_found');
          if (quantity <= found.quantity) return cartRepository.setQuantity(trx, cart_id, found.id, quantity);
          const available = found.published ? availableOf(found) : 0;
          if (quantity > available) throw outOfStock(available);
          return cartRepository.setQuantity(trx, cart_id, found.id, quantity);
        },
      )) satisfies ChangeQuantity,

    remove: (user_id: string, product: string, variant_id: string, language: Language = 'en'): Promise<CartView> =>
      cartChanges.changeOnce(user_id, language, nothing, (trx, cart_id) =>
        cartRepository.remove(trx, cart_id, product, variant_id),
      ),

    clear: (user_id: string, language: Language = 'en'): Promise<CartView> =>
      cartChanges.changeOnce(user_id, language, nothing, (trx, cart_id) => cartRepository.clear(trx, cart_id)),
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof cartRepository.findVariant>>>;

async function getVariant(trx: Trx, user_id: string, product: string, variant_id: string): Promise<Found> {
  const found = await cartRepository.findVariant(trx, user_id, product, variant_id);
  if (found?.published) return found;
  if (!found && (await cartRepository.isPublished(trx, product))) {
    throw new AppError('catalogue.variant_not_found');
  }
  throw new AppError('catalogue.product_not_found.to_buy');
}

function outOfStock(available: number, in_cart = 0): AppError {
  const options = { extensions: { available } };
  if (available > 0 && in_cart >= available) {
    return new AppError('cart.out_of_stock.all_in_cart', { available }, options);
  }
  return available === 0
    ? new AppError('cart.out_of_stock.sold_out', {}, options)
    : new AppError('cart.out_of_stock', { available }, options);
}

function tooManyLines(): AppError {
  return new AppError('cart.line_limit', { most: MOST_LINES });
}
