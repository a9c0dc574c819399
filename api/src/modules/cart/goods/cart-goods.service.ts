import { TaggedCache } from '@tessera/server/cache';
import { DEFAULT_LANGUAGE, type Language } from '../../../core/languages';
import type { Infra } from '../../../infra';
import { dropByFeed } from '../../../infra/caches/drop-by-feed';
import type { Db, Trx } from '../../../infra/database/db';
import { presentImage } from '../../../presenters/goods/image';
import type { CartItemView } from '../../../schemas/cart';
import { createSayOption, sayOptions, sayVariant } from '../../../presenters/words/say-option';
import { cartGoodsRepository } from './cart-goods.repository';
import type { CartGoodsRow, CartWordsRow } from './cart-goods.repository';

/** What of a line changes only when staff change it. Price, stock and publication are read anew each time. */
export interface CartGoods {
  id: string;
  name: string;
  slug: string;
  sku: string;
  options: Record<string, string>;
  image_id: string | null;
  /** what is said of it where it is ordered ahead */
  backorder_note: string;
  /** as the cart shows it while it is sold */
  shown: CartItemView['product'];
}

/** What of goods is said in another language than the first. */
type CartWords = Pick<CartWordsRow, 'name' | 'slug' | 'category' | 'options' | 'backorder_note'>;

/** A kilobyte or two each, in each language: what is in most carts at a time. */
const MOST_GOODS = 2_000;
/** Should a change ever go by unheard. */
const MAX_AGE_MS = 30_000;

export type CartGoodsService = ReturnType<typeof createCartGoodsService>;

/**
 * What carts show of their goods, by variant and language: carts are read with every action, and names and pictures were
 * most of it. Cached while the change feed is heard and says nothing of the product or of categories.
 */
export function createCartGoodsService({ changes, clock }: Pick<Infra, 'changes' | 'clock'>) {
  const cache = new TaggedCache<CartGoods>({
    maxSize: MOST_GOODS,
    maxAge: MAX_AGE_MS,
    trustWithoutFeed: 0,
    now: () => clock.now().getTime(),
  });
  dropByFeed(cache, changes);

  /** By variant; of the first language, which has none beside it, nothing is asked. */
  async function wordsOf(handle: Db | Trx, variant_ids: string[], language: Language) {
    if (language === DEFAULT_LANGUAGE) return new Map<string, CartWords>();
    const rows = await cartGoodsRepository.listWords(handle, variant_ids, language);
    const values = rows.flatMap(({ product_options }) => product_options.flatMap((option) => option.values));
    const attributes = values.length === 0 ? [] : await cartGoodsRepository.listAttributes(handle, values);
    const say = createSayOption(attributes)(language);
    return new Map(
      rows.map(({ variant_id, product_options, options, ...row }): [string, CartWords] => [
        variant_id,
        { ...row, options: sayVariant(options, sayOptions(product_options, say)) },
      ]),
    );
  }

  async function load(handle: Db | Trx, variant_ids: string[], language: Language): Promise<[string, CartGoods][]> {
    const keep = cache.begin();
    const rows = await cartGoodsRepository.list(handle, variant_ids);
    const words = await wordsOf(handle, variant_ids, language);
    return rows.map((row) => {
      const value = goodsOf(inWords(row, words.get(row.variant_id)));
      const of_category = row.category_id === null ? [] : [`category:${row.category_id}`];
      const tags = [`product:${row.id}`, 'categories', 'attributes', ...of_category];
      keep(keyOf(row.variant_id, language), { value, tags });
      return [row.variant_id, value];
    });
  }

  return {
    /** @returns by variant id; what is unknown is missing */
    async find(
      handle: Db | Trx,
      variant_ids: readonly string[],
      language: Language = DEFAULT_LANGUAGE,
    ): Promise<Map<string, CartGoods>> {
      const found = new Map<string, CartGoods>();
      const missing: string[] = [];
      for (const id of variant_ids) {
        const known = cache.find(keyOf(id, language));
        if (known) found.set(id, known);
        else missing.push(id);
      }
      if (missing.length > 0) for (const [id, goods] of await load(handle, missing, language)) found.set(id, goods);
      return found;
    },
  };
}

const keyOf = (variant_id: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? variant_id : `${variant_id} ${language}`;

/** What a picture shows is said in the first language: beside a name in another one, the name stands for it. */
function inWords(row: CartGoodsRow, words: CartWords | undefined): CartGoodsRow {
  if (!words) return row;
  const { name, slug, category, options, backorder_note } = words;
  return {
    ...row,
    options,
    name: name ?? row.name,
    slug: slug ?? row.slug,
    category: category ?? row.category,
    backorder_note: backorder_note ?? row.backorder_note,
    picture_alt: name ?? row.picture_alt,
  };
}

function goodsOf(row: CartGoodsRow): CartGoods {
  const { id, name, slug, sku, options, image_id, backorder_note, image, picture_alt } = row;
  const { category, type, subscribers, created_by, last_modified_by, created_at, last_modified_at } = row;
  return {
    id,
    name,
    slug,
    sku,
    options,
    image_id,
    backorder_note,
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
