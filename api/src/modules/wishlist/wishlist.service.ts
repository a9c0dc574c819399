import { randomBytes } from 'node:crypto';
import type { ProductSummary } from '@tessera/shared/contract';
import type { Static } from 'typebox';
import { DEFAULT_LANGUAGE, pagesIn, type Language } from '../../core/languages';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { isId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import type { ProductFinder } from '../catalogue/products/product-finder.service';
import type { UsersService } from '../users/users.service';
import { wishlistRepository as repository } from './wishlist.repository';
import { MOST_WISHES } from './wishlist.schemas';
import type { SharedWishlist, Wishlist } from './wishlist.schemas';

type WishlistView = Promise<Static<typeof Wishlist>>;

export interface WishlistDeps extends Pick<Infra, 'db' | 'clock' | 'config'> {
  products: Pick<ProductFinder, 'getId'>;
  users: Pick<UsersService, 'lock' | 'findById'>;
  /** published products as tiles in a language, in the order of their ids */
  cards(ids: readonly string[], language: Language): Promise<ProductSummary[]>;
}

/** Whose list it is, and the language that it is answered in. */
interface Owner {
  user_id: string;
  language: Language;
}

export type WishlistService = ReturnType<typeof createWishlistService>;

/** What somebody would like to have. Products that leave the shop are hidden, and shown again when they are back. */
export function createWishlistService({ db, clock, config, products, users, cards }: WishlistDeps) {
  async function get(user_id: string, language: Language): WishlistView {
    const [rows, token] = await Promise.all([repository.list(db, user_id), repository.findShare(db, user_id)]);
    const ids = rows.map(({ product_id }) => product_id);
    const tiles = new Map((await cards(ids, language)).map((tile) => [tile.id, tile]));
    const items = rows.flatMap(({ product_id, added_at, price_when_added, notify }) => {
      const product = tiles.get(product_id);
      return product ? [{ product, added_at: added_at.toISOString(), price_when_added, notify }] : [];
    });
    const shared = `${pagesIn(config.public_url, language)}/wishlist/shared/${token}`;
    return { items, share_url: token === undefined ? null : shared };
  }

  /** Writes to one list take turns, so that its bound holds. */
  async function change({ user_id, language }: Owner, work: (trx: Trx) => Promise<void>): WishlistView {
    await withTransaction(db, async (trx) => {
      if (!(await users.lock(trx, user_id))) throw new AppError('auth.token_not_valid');
      await work(trx);
    });
    return get(user_id, language);
  }

  return {
    get,

    /** Adds a product, or changes its notices only. @throws AppError `catalogue.product_not_found`, `wishlist.limit` */
    async add(owner: Owner, product: string, notify?: boolean): WishlistView {
      const product_id = await products.getId(product);
      const { user_id } = owner;
      return change(owner, async (trx) => {
        const room = MOST_WISHES - (await repository.count(trx, user_id));
        const added = await repository.add(trx, user_id, [product_id], Math.max(room, 0), clock.now());
        const there = added > 0 || (await repository.list(trx, user_id)).some((row) => row.product_id === product_id);
        if (!there) {
          throw new AppError('wishlist.limit', { most: MOST_WISHES });
        }
        if (notify !== undefined) await repository.setNotify(trx, user_id, product_id, notify);
      });
    },

    /** By id whatever became of the product, by slug while it is in the shop. @throws AppError `catalogue.product_not_found` */
    async remove(owner: Owner, product: string): WishlistView {
      const product_id = isId(product) ? product : await products.getId(product);
      return change(owner, (trx) => repository.remove(trx, owner.user_id, product_id));
    },

    /** Adds what a visitor kept, as far as there is room; what is unknown or gone is left out. */
    join: (owner: Owner, product_ids: readonly string[]): WishlistView =>
      change(owner, async (trx) => {
        const { user_id } = owner;
        const room = MOST_WISHES - (await repository.count(trx, user_id));
        if (room > 0) await repository.add(trx, user_id, [...new Set(product_ids)], room, clock.now());
      }),

    /** Makes the address that shows the list, or keeps it. */
    share: (owner: Owner): WishlistView =>
      change(owner, (trx) => repository.share(trx, owner.user_id, randomBytes(24).toString('base64url'), clock.now())),

    /** From now on the address shows nothing; the next one is another. */
    unshare: (owner: Owner): WishlistView => change(owner, (trx) => repository.unshare(trx, owner.user_id)),

    /** @throws AppError `wishlist.not_shared` */
    async getShared(token: string, language: Language): Promise<Static<typeof SharedWishlist>> {
      const owner = await repository.findOwner(db, token);
      if (!owner) throw new AppError('wishlist.not_shared');
      const rows = await repository.list(db, owner.id);
      const ids = rows.map(({ product_id }) => product_id);
      return { owner_first_name: owner.first_name, items: await cards(ids, language) };
    },

    /** No more mails about the list; answers whether there is such a person. */
    async endNotices(user_id: string): Promise<boolean> {
      await repository.endNotices(db, user_id);
      return (await users.findById(user_id)) !== undefined;
    },

    /** For its owner's export. */
    async listOf(user_id: string) {
      const { items, share_url } = await get(user_id, DEFAULT_LANGUAGE);
      return { items: items.map(({ product, ...item }) => ({ product: product.name, ...item })), share_url };
    },
  };
}
