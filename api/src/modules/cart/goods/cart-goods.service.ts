import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { presentImage } from '../../../presenters/image';
import type { CartItemView } from '../../../schemas/cart';
import { cartGoodsRepository } from './cart-goods.repository';
import type { CartGoodsRow } from './cart-goods.repository';

/** What of a line changes only when staff change it. Price, stock and publication are read anew each time. */
export interface CartGoods {
  id: string;
  name: string;
  slug: string;
  sku: string;
  options: Record<string, string>;
  image_id: string | null;
  /** as the cart shows it while it is sold */
  shown: CartItemView['product'];
}

/** A kilobyte or two each: what is in most carts at a time. */
const MOST_KEPT = 2_000;
/** Should a change ever go by unheard. */
const KEEP_MS = 30_000;

interface Kept {
  goods: CartGoods;
  until: number;
}

export type CartGoodsService = ReturnType<typeof createCartGoodsService>;

/**
 * What carts show of their goods, by variant: carts are read with every action, and names and pictures were most of
 * it. Kept while the change feed is heard and says nothing of the product or of categories.
 */
export function createCartGoodsService({ changes, clock }: Pick<Infra, 'changes' | 'clock'>) {
  const kept = new Map<string, Kept>();
  /** The products that have changed since, for each load whose rows may be kept: it may have read those of before. */
  const loads = new Set<Set<string>>();

  function dropAll(): void {
    kept.clear();
    loads.clear();
  }

  function drop(tags: string[]): void {
    if (tags.some((tag) => tag === 'categories' || tag.startsWith('category:'))) return dropAll();
    const products = new Set(tags.flatMap((tag) => (tag.startsWith('product:') ? tag.slice('product:'.length) : [])));
    for (const [variant_id, { goods }] of kept) if (products.has(goods.id)) kept.delete(variant_id);
    for (const changed of loads) for (const id of products) changed.add(id);
  }

  changes.onChange(drop);
  // What happened while nobody listened is unknown: trust nothing from before.
  changes.onConnection(dropAll);

  function keep(variant_id: string, goods: CartGoods): void {
    kept.delete(variant_id);
    const oldest = kept.keys().next();
    if (kept.size >= MOST_KEPT && !oldest.done) kept.delete(oldest.value);
    kept.set(variant_id, { goods, until: clock.now().getTime() + KEEP_MS });
  }

  async function load(handle: Db | Trx, variant_ids: string[]): Promise<[string, CartGoods][]> {
    const changed = new Set<string>();
    loads.add(changed);
    try {
      const rows = await cartGoodsRepository.list(handle, variant_ids);
      const loaded = rows.map((row): [string, CartGoods] => [row.variant_id, goodsOf(row)]);
      if (!changes.isConnected() || !loads.has(changed)) return loaded;
      for (const [variant_id, goods] of loaded) if (!changed.has(goods.id)) keep(variant_id, goods);
      return loaded;
    } finally {
      loads.delete(changed);
    }
  }

  return {
    /** @returns by variant id; what is unknown is missing */
    async find(handle: Db | Trx, variant_ids: readonly string[]): Promise<Map<string, CartGoods>> {
      const now = clock.now().getTime();
      const found = new Map<string, CartGoods>();
      const missing: string[] = [];
      for (const id of variant_ids) {
        const known = kept.get(id);
        if (known && known.until > now) found.set(id, known.goods);
        else missing.push(id);
      }
      if (missing.length > 0) for (const [id, goods] of await load(handle, missing)) found.set(id, goods);
      return found;
    },
  };
}

function goodsOf(row: CartGoodsRow): CartGoods {
  const { id, name, slug, sku, options, image_id, image, picture_alt } = row;
  const { category, type, subscribers, created_by, last_modified_by, created_at, last_modified_at } = row;
  return {
    id,
    name,
    slug,
    sku,
    options,
    image_id,
    shown: {
      id,
      name,
      slug,
      category,
      type,
      subscribers,
      created_by,
      last_modified_by,
      created_at: created_at.toISOString(),
      last_modified_at: last_modified_at.toISOString(),
      image: image ? presentImage(image, picture_alt ?? undefined) : null,
      published: true,
    },
  };
}
