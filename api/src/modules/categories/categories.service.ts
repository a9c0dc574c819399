import { AppError } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import { isId, newId } from '../../infra/basics/ids';
import { pick } from '../../infra/basics/pick';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { AuditService } from '../audit/audit.service';
import type { HeldCounts } from '../catalogue/collections/held-counts.service';
import type { ListingWriter } from '../catalogue/writing/listing-writer.service';
import { categoriesRepository as repository } from './categories.repository';
import type { CategoryRecord } from './categories.repository';
import { MOST_CATEGORIES, MOST_COLLECTIONS, MOST_LEVELS } from './categories.schemas';
import type { AdminCategoryListView, CategoryEdit, CategoryMove } from './categories.schemas';
import { toldRule } from './check-rule';
import { presentAdminCategory, TEXTS, textsAfter } from './category-texts';
import { checkSlug, checkWords, freeSlug, leadFormer, slugsIn } from './category-slugs';
import { heightOf, upFrom } from './tree';

export interface CategoriesDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
  listingWriter: Pick<ListingWriter, 'refresh' | 'countCategories'>;
  heldCounts: HeldCounts;
}

type Staff = Actor & { user_id: string };

/** A write of staff: of which category, by whom, and what they have seen of it. */
export interface CategoryWrite {
  category_id: string;
  actor: Staff;
  version: number;
}

/** What a deed has done, for the audit log and the change feed. */
interface Done {
  before: object;
  after: object;
  /** further categories and products that are not what they were */
  tags?: string[];
}

export type CategoryDeed = (trx: Trx, row: CategoryRecord, all: readonly CategoryRecord[]) => Promise<Done>;

export type AdminCategoriesService = ReturnType<typeof createAdminCategories>;

/** Products that change with their category in one transaction. */
const MOST_PRODUCTS = 5_000;
const CHUNK = 1_000;

/** The tree of categories as staff make it; navigation, listings and search follow by the change feed. */
export function createAdminCategories({ db, clock, changes, audit, listingWriter, heldCounts }: CategoriesDeps) {
  async function list(): Promise<AdminCategoryListView> {
    const rows = await heldCounts(await repository.list(db));
    return { items: rows.map(presentAdminCategory) };
  }

  async function refreshWords(trx: Trx, product_ids: readonly string[]): Promise<void> {
    for (let from = 0; from < product_ids.length; from += CHUNK)
      await listingWriter.refresh(trx, product_ids.slice(from, from + CHUNK));
  }

  /** One transaction with the tree locked, in which a stale version is refused. */
  async function change(write: CategoryWrite, action: string, deed: CategoryDeed): Promise<AdminCategoryListView> {
    const { category_id: id, actor, version } = write;
    if (!isId(id)) throw new AppError('catalogue.category_not_found');
    const isDone = await withTransaction(db, async (trx) => {
      const all = await repository.lockAll(trx);
      const row = all.find((one) => one.id === id);
      if (!row) throw new AppError('catalogue.category_not_found');
      if (row.version !== version) return false;
      const { before, after, tags = [] } = await deed(trx, row, all);
      await audit.record(trx, actor, {
        action: `categories.${action}`,
        record_type: 'category',
        record_id: id,
        before,
        after,
      });
      await changes.notify(trx, ['categories', `category:${id}`, ...tags]);
      return true;
    });
    if (isDone) return list();
    const { items } = await list();
    throw new AppError('categories.stale', {}, { extensions: { current: items.find((one) => one.id === id) } });
  }

  const stamped = ({ version }: CategoryRecord) => ({ version: version + 1, last_modified_at: clock.now() });

  /** Nothing comes into it either until `trx` ends. @throws AppError `categories.not_possible` while anything is in it */
  async function refuseFilled(trx: Trx, row: CategoryRecord, all: readonly CategoryRecord[]): Promise<void> {
    if (all.some((one) => one.parent_id === row.id)) throw new AppError('categories.not_possible.children');
    if (await repository.hasTaxRate(trx, row.id)) throw new AppError('categories.not_possible.taxed');
    await repository.lockWhole(trx, row.id);
    const [product] = await repository.listProducts(trx, row.id, 1);
    if (product !== undefined) throw new AppError('categories.not_possible.products');
  }

  /** Nothing is in a collection but what fits its rule. @throws AppError `categories.not_possible` */
  async function refuseCollection(trx: Trx, row: CategoryRecord, all: readonly CategoryRecord[]): Promise<void> {
    if (all.filter(({ rule }) => rule).length >= MOST_COLLECTIONS)
      throw new AppError('categories.not_possible.most_collections', { most: MOST_COLLECTIONS });
    await refuseFilled(trx, row, all);
  }

  const editing =
    ({ slug: given, words, ...edit }: CategoryEdit): CategoryDeed =>
    async (trx, row, all) => {
      const slug = given === undefined ? row.slug : checkSlug(given, row, all);
      const said = words && { words: checkWords(words, slug, row, all) };
      const next = { ...textsAfter(row, { ...edit, ...said }), slug };
      if (next.rule && !row.rule) await refuseCollection(trx, row, all);
      await leadFormer(trx, row, next, clock.now());
      await repository.update(trx, row.id, {
        ...next,
        words: JSON.stringify(next.words),
        rule: next.rule && JSON.stringify(next.rule),
        ...stamped(row),
      });
      // Search finds goods by the name of their category; of a larger one the rest learn it with their next save.
      if (next.name !== row.name) await refreshWords(trx, await repository.listProducts(trx, row.id, MOST_PRODUCTS));
      const changed = TEXTS.filter((key) => JSON.stringify(next[key]) !== JSON.stringify(row[key]));
      return { before: toldRule(pick(row, changed)), after: toldRule(pick(next, changed)) };
    };

  /** @throws AppError `categories.not_possible` */
  function refuseBelowCollection(all: readonly CategoryRecord[], id: string | null): void {
    if (all.find((one) => one.id === id)?.rule) throw new AppError('categories.not_possible.collection');
  }

  /** @throws AppError `categories.not_possible` for a circle, or a tree that is too high */
  function refusePlace(all: readonly CategoryRecord[], row: CategoryRecord, parent_id: string | null): void {
    const above = upFrom(all, parent_id);
    if (parent_id !== null && above.length === 0) throw new AppError('catalogue.category_not_found');
    refuseBelowCollection(all, parent_id);
    if (above.includes(row.id)) throw new AppError('categories.not_possible.circle');
    if (above.length + heightOf(all, row.id) > MOST_LEVELS)
      throw new AppError('categories.not_possible.levels', { most: MOST_LEVELS });
  }

  const moving =
    ({ parent_id, position }: CategoryMove): CategoryDeed =>
    async (trx, row, all) => {
      refusePlace(all, row, parent_id);
      const others = all.filter((one) => one.parent_id === parent_id && one.id !== row.id);
      const order = [...others.slice(0, position), row, ...others.slice(position)];
      await repository.update(trx, row.id, { parent_id, ...stamped(row) });
      for (const [index, one] of order.entries())
        if (one.position !== index) await repository.update(trx, one.id, { position: index });
      const nameOf = (id: string | null) => all.find((one) => one.id === id)?.name ?? null;
      return {
        before: { parent: nameOf(row.parent_id), position: row.position },
        after: { parent: nameOf(parent_id), position: order.indexOf(row) },
        // What stands above a product is on its page.
        tags: [row.parent_id, parent_id].flatMap((id) => (id === null ? [] : [`category:${id}`])),
      };
    };

  const merging =
    (into: string, user_id: string): CategoryDeed =>
    async (trx, row, all) => {
      const target = all.find((one) => one.id === into);
      if (!target) throw new AppError('catalogue.category_not_found');
      if (upFrom(all, into).includes(row.id)) throw new AppError('categories.not_possible.circle');
      refuseBelowCollection(all, into);
      const children = all.filter((one) => one.parent_id === row.id);
      for (const child of children) refusePlace(all, child, into);
      if (await repository.hasTaxRate(trx, row.id)) throw new AppError('categories.not_possible.taxed');
      await repository.lockWhole(trx, row.id);
      const products = await repository.listProducts(trx, row.id, MOST_PRODUCTS + 1);
      if (products.length > MOST_PRODUCTS)
        throw new AppError('categories.not_possible.too_many', { most: MOST_PRODUCTS });
      const now = clock.now();
      await repository.moveProducts(trx, products, into, user_id, now);
      await refreshWords(trx, products);
      for (const child of children) await repository.update(trx, child.id, { parent_id: into, ...stamped(child) });
      await repository.moveRedirects(trx, row.id, into);
      await repository.remove(trx, row.id);
      for (const slug of slugsIn(row)) await repository.redirect(trx, slug, into, now);
      const moved = products.map((id) => `product:${id}`);
      return {
        before: pick(row, ['name', 'slug']),
        after: { into: target.name, products: products.length },
        tags: ['products', `category:${into}`, ...moved],
      };
    };

  const removing: CategoryDeed = async (trx, row, all) => {
    await refuseFilled(trx, row, all);
    await repository.remove(trx, row.id);
    return { before: pick(row, ['name', 'slug']), after: {} };
  };

  return {
    /** The whole tree, in the shop's order. */
    list,

    /** For what else staff write of a category. @throws AppError `categories.stale`, `catalogue.category_not_found` */
    change,

    /** A category with a free address, after those there are. @throws AppError `categories.not_possible`, `catalogue.category_not_found` */
    async create(actor: Staff, given: string, parent_id: string | null): Promise<AdminCategoryListView> {
      const id = newId();
      const name = given.trim();
      await withTransaction(db, async (trx) => {
        const all = await repository.lockAll(trx);
        if (all.length >= MOST_CATEGORIES)
          throw new AppError('categories.not_possible.most', { most: MOST_CATEGORIES });
        const above = upFrom(all, parent_id);
        if (parent_id !== null && above.length === 0) throw new AppError('catalogue.category_not_found');
        refuseBelowCollection(all, parent_id);
        if (above.length >= MOST_LEVELS) throw new AppError('categories.not_possible.levels', { most: MOST_LEVELS });
        const slug = await freeSlug(trx, name, all);
        const position =
          1 + Math.max(-1, ...all.filter((one) => one.parent_id === parent_id).map((one) => one.position));
        const stamps = { created_at: clock.now(), last_modified_at: clock.now() };
        await repository.insert(trx, { id, name, slug, parent_id, position, image_id: null, ...stamps });
        const after = { name, slug };
        await audit.record(trx, actor, {
          action: 'categories.create',
          record_type: 'category',
          record_id: id,
          after,
        });
        await changes.notify(trx, ['categories']);
      });
      return list();
    },

    /** @throws AppError `categories.stale`, `validation.failed`, `catalogue.category_not_found` */
    update: (write: CategoryWrite, edit: CategoryEdit) => change(write, 'update', editing(edit)),

    /** To another place of the tree, with all below it. @throws AppError as `update`, and `categories.not_possible` */
    async move(write: CategoryWrite, to: CategoryMove): Promise<AdminCategoryListView> {
      await change(write, 'move', moving(to));
      await listingWriter.countCategories();
      return list();
    },

    /**
     * Its products and sub-categories go to another one, its addresses lead there, and it is gone.
     * @throws AppError as `move`
     */
    async merge(write: CategoryWrite, into: string): Promise<AdminCategoryListView> {
      await change(write, 'merge', merging(into, write.actor.user_id));
      await listingWriter.countCategories();
      return list();
    },

    /** For good, while nothing is in it. @throws AppError as `move` */
    remove: (write: CategoryWrite) => change(write, 'delete', removing),
  };
}
