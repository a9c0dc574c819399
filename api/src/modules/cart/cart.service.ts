import type { Static } from 'typebox';
import { AppError } from '../../errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/db';
import { withTransaction } from '../../infra/transaction';
import { availableOf, MAX_QUANTITY } from '../../presenters/variant';
import type { Cart } from '../../schemas/cart';
import type { StoreService } from '../store/store.service';
import { presentCart } from './cart.presenter';
import { cartRepository } from './cart.repository';

export interface CartDeps extends Pick<Infra, 'db' | 'clock'> {
  store: Pick<StoreService, 'getCurrency'>;
}

export type CartService = ReturnType<typeof createCartService>;
type CartView = Promise<Static<typeof Cart>>;

/** The cart of a signed-in person. It promises no stock: a quantity is checked when it is asked for. */
export function createCartService({ db, clock, store }: CartDeps) {
  async function view(user_id: string): CartView {
    const currency = await store.getCurrency();
    return presentCart(await cartRepository.listItems(db, user_id), currency, clock.now());
  }

  async function change(user_id: string, work: (trx: Trx, cart_id: string) => Promise<void>): CartView {
    // Asked for first: a transaction that waits for a second connection could wait for itself.
    const currency = await store.getCurrency();
    return withTransaction(db, async (trx) => {
      await work(trx, await cartRepository.lockCart(trx, user_id, clock.now()));
      return presentCart(await cartRepository.listItems(trx, user_id), currency, clock.now());
    });
  }

  async function setChecked(trx: Trx, cart_id: string, found: Found, quantity: number): Promise<void> {
    const available = availableOf(found);
    if (quantity > available) throw outOfStock(available);
    if (quantity > MAX_QUANTITY) throw new AppError('cart.quantity_limit', `At most ${MAX_QUANTITY} of one item.`);
    await cartRepository.setQuantity(trx, cart_id, found.id, quantity, clock.now());
  }

  return {
    get: view,

    /**
     * Adds to what the cart holds of this variant (SPEC.md §4).
     * @throws AppError `cart.out_of_stock` with how many are left; 404 for what is unknown or unpublished
     */
    add: (user_id: string, product: string, variant_id: string, quantity: number): CartView =>
      change(user_id, async (trx, cart_id) => {
        const found = await getVariant(trx, cart_id, product, variant_id);
        await setChecked(trx, cart_id, found, (found.quantity ?? 0) + quantity);
      }),

    /** Sets a quantity; 0 or less removes the item (SPEC.md §4). Fewer than before is always allowed. */
    setQuantity: (user_id: string, product: string, variant_id: string, quantity: number): CartView =>
      change(user_id, async (trx, cart_id) => {
        if (quantity <= 0) return cartRepository.remove(trx, cart_id, product, variant_id);
        const found = await cartRepository.findVariant(trx, cart_id, product, variant_id);
        if (!found || found.quantity === null)
          throw new AppError('cart.item_not_found', 'This item is not in the cart.');
        if (quantity <= found.quantity) {
          return cartRepository.setQuantity(trx, cart_id, found.id, quantity, clock.now());
        }
        await setChecked(trx, cart_id, found, quantity);
      }),

    remove: (user_id: string, product: string, variant_id: string): CartView =>
      change(user_id, (trx, cart_id) => cartRepository.remove(trx, cart_id, product, variant_id)),

    clear: (user_id: string): CartView => change(user_id, (trx, cart_id) => cartRepository.clear(trx, cart_id)),
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof cartRepository.findVariant>>>;

async function getVariant(trx: Trx, cart_id: string, product: string, variant_id: string): Promise<Found> {
  const found = await cartRepository.findVariant(trx, cart_id, product, variant_id);
  if (found?.published) return found;
  if (!found && (await cartRepository.isPublished(trx, product))) {
    throw new AppError('catalogue.variant_not_found', 'This variant does not exist.');
  }
  throw new AppError('catalogue.product_not_found', 'This product does not exist.');
}

function outOfStock(available: number): AppError {
  const sentence = available === 0 ? 'This item is sold out.' : `Only ${available} left in stock.`;
  return new AppError('cart.out_of_stock', sentence, { extensions: { available } });
}
