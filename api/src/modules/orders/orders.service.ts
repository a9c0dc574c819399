import type { Static } from 'typebox';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { AppError } from '../../errors/errors';
import type { Language } from '../../core/languages';
import type { CartExtrasService } from '../cart/cart-extras.service';
import type { Person } from '../../framework/door/personal-data';
import type { UsersService } from '../users/users.service';
import type { CancellingService } from './fulfilment/cancelling.service';
import { notFound } from './views/order-views.service';
import type { OrderViewsService } from './views/order-views.service';
import type { OrderCards } from './gift-cards/order-cards.service';
import { ordersRepository } from './order/orders.repository';
import type { OrderRow, Owner } from './order/orders.repository';
import type { OrderList, OrderView, Reordered } from './order/orders.schemas';

export interface OrdersDeps extends Pick<Infra, 'db'> {
  users: Pick<UsersService, 'getById'>;
  views: OrderViewsService;
  cancelling: Pick<CancellingService, 'cancel'>;
  cartExtras: Pick<CartExtrasService, 'addAll'>;
  orderCards: Pick<OrderCards, 'listOf'>;
}

export type OrdersService = ReturnType<typeof createOrdersService>;

/** Orders as their buyers deal with them. */
export function createOrdersService({ db, users, views, cancelling, cartExtras, orderCards }: OrdersDeps) {
  async function ownerOf(user_id: string): Promise<Owner> {
    return toOwner(await users.getById(user_id));
  }

  async function getRow(user_id: string, id_or_number: string): Promise<OrderRow> {
    const row = await ordersRepository.findOwned(db, id_or_number, await ownerOf(user_id));
    if (!row) throw notFound();
    return row;
  }

  async function get(user_id: string, id_or_number: string, language: Language): Promise<OrderView> {
    return views.present(db, await getRow(user_id, id_or_number), language);
  }

  return {
    get,

    /** The orders of the account, and those that staff entered for its confirmed address; newest first. */
    async list(
      user_id: string,
      { page, page_size }: { page: number; page_size: number },
    ): Promise<Static<typeof OrderList>> {
      const owner = await ownerOf(user_id);
      const { rows, total } = await ordersRepository.listOwned(db, owner, page_size, (page - 1) * page_size);
      return { items: await views.summarise(db, rows), total, page, page_size };
    },

    /** @throws AppError `orders.not_found`, `orders.not_possible` */
    async cancel(user_id: string, id_or_number: string, reason: string, language: Language): Promise<OrderView> {
      const { id } = await getRow(user_id, id_or_number);
      await cancelling.cancel(id, { by: 'shopper', reason, restock: true });
      return get(user_id, id, language);
    },

    /** Puts into the cart what can be bought of it now; what cannot is named with the reason. */
    async reorder(user_id: string, id_or_number: string, language: Language): Promise<Static<typeof Reordered>> {
      const { id } = await getRow(user_id, id_or_number);
      const items = await ordersRepository.listItems(db, [id]);
      const wanted = items.flatMap(({ variant_id, quantity }) => (variant_id ? [{ variant_id, quantity }] : []));
      const { cart, taken } = await cartExtras.addAll(user_id, wanted, language);
      const left_out = items.flatMap(({ name, variant_id, quantity }) => {
        const got = taken.get(variant_id ?? '') ?? 0;
        return got >= quantity ? [] : [{ name, reason: reasonFor(got, language) }];
      });
      return { cart, left_out };
    },

    /** What is kept of somebody's orders, for their export. */
    async readAll(person: Person): Promise<object[]> {
      const rows = await ordersRepository.listAllOwned(db, toOwner(person));
      const ids = rows.map(({ id }) => id);
      const bought = rows.filter(({ gift_cards }) => gift_cards > 0).map(({ id }) => id);
      const [items, notes, cards] = await Promise.all([
        ordersRepository.listItems(db, ids),
        ordersRepository.listNotes(db, ids),
        bought.length > 0 ? orderCards.listOf(db, bought) : [],
      ]);
      return rows.map(({ idempotency_key, request_hash, search, held_by, ...row }) => ({
        ...row,
        notes_of_staff: notes.flatMap(({ order_id, ...note }) => (order_id === row.id ? [note] : [])),
        issued_gift_cards: cards.flatMap(({ order_id, amount, email, name, message, send_on }) =>
          order_id === row.id ? [{ amount, email, name, message, send_on }] : [],
        ),
        lines: items.filter(({ order_id }) => order_id === row.id).map(({ image, image_id, ...line }) => line),
      }));
    },

    /**
     * Takes a person out of their orders, which the books keep.
     * @throws AppError `users.open_orders` while something is still to be paid or delivered
     */
    async forget(trx: Trx, person: Person): Promise<void> {
      const owner = toOwner(person);
      const open = await ordersRepository.listOpen(trx, owner);
      const unpaid = open.find(({ status }) => status === 'awaiting_payment');
      const first = unpaid ?? open[0];
      if (first) {
        const { number } = first;
        const extensions = { order: number };
        throw new AppError(`users.open_orders.${unpaid ? 'unpaid' : 'on_its_way'}`, { number }, { extensions });
      }
      await ordersRepository.anonymise(trx, owner);
    },
  };
}

/** An address that is not confirmed may be somebody else's: what was entered for it is not shown. */
function toOwner({ id, email, email_verified }: { id: string; email: string; email_verified: boolean }): Owner {
  return { user_id: id, email: email_verified ? email : null };
}

const REASONS = {
  en: { none: 'cannot be bought at the moment', fewer: (got: number) => `only ${got} left` },
  de: { none: 'ist zurzeit nicht erhältlich', fewer: (got: number) => `nur noch ${got} da` },
};

function reasonFor(got: number, language: Language): string {
  return got === 0 ? REASONS[language].none : REASONS[language].fewer(got);
}
