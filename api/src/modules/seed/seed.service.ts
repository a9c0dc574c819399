import type { Infra } from '../../infra';
import { withTransaction } from '../../infra/database/transaction';
import { attributesWriter } from '../attributes/attributes-writer.service';
import { createListingWriter } from '../catalogue/writing/listing-writer.service';
import { createCategoriesWriter } from '../import/categories.service';
import { listingColumnsOf } from './listing-columns';
import { makeProduct, type MadeProduct } from './make-product';
import { dropIndexes, restoreIndexes } from './seed-indexes';
import { seedRepository, type SeedRow } from './seed.repository';
import { COLOURS, DEPARTMENTS, SIZES } from './words';

const BATCH = 1_000;
const TILE_PICTURES = 2;
/** From so many on it is faster to make the indexes anew than to fill them row by row. */
const MANY = 20_000;

export interface SeedOptions {
  /** how many made-up products there are to be in the end */
  products: number;
  /** the same seed makes the same products */
  seed: number;
  /** told after each batch */
  onProgress?: (done: number, all: number) => void;
  /** told what else takes long */
  say?: (line: string) => void;
}

type Deps = Pick<Infra, 'db' | 'clock' | 'changes' | 'config' | 'logger'>;

function picturesFor(product: MadeProduct, byCategory: ReadonlyMap<string | null, string[]>, all: string[]): string[] {
  const pictures = byCategory.get(product.category) ?? all;
  const first = product.picture % Math.max(pictures.length, 1);
  return [
    ...new Set(Array.from({ length: TILE_PICTURES }, (_, step) => pictures[(first + step) % pictures.length])),
  ].flatMap((id) => id ?? []);
}

/** Makes the function that adds to a made-up product what it belongs to in this shop. */
async function createRowMaker({ db, clock, changes }: Deps) {
  const categories = createCategoriesWriter({ db, clock, changes });
  const categoryIds = new Map<string, string>();
  for (const { category } of DEPARTMENTS) categoryIds.set(category, await categories.ensure(category));
  const pictures = await seedRepository.listPictures(db);
  const byCategory = new Map<string | null, string[]>();
  for (const { id, category } of pictures) byCategory.set(category, [...(byCategory.get(category) ?? []), id]);
  const allPictures = pictures.map(({ id }) => id);
  const idOf = await attributesWriter.idsOfOptions(db, [
    { name: 'Colour', values: COLOURS },
    { name: 'Size', values: SIZES },
    { name: 'Material', values: DEPARTMENTS.flatMap(({ materials }) => materials) },
  ]);
  const foundBy = await attributesWriter.listFoundBy(db);
  return (product: MadeProduct, index: number): SeedRow => {
    const said = [...product.options, { name: 'Material', values: [product.material] }];
    const value_ids = said.flatMap(({ name, values }) => values.flatMap((value) => idOf(name, value) ?? []));
    return {
      ...product,
      ...listingColumnsOf(product, index),
      category_id: categoryIds.get(product.category) ?? '',
      image_ids: picturesFor(product, byCategory, allPictures),
      value_ids,
      others: value_ids.flatMap((id) => foundBy.get(id) ?? []),
    };
  };
}

/**
 * Fills the shop with made-up products for trying load and scale; pictures are those that the shop has. What an
 * earlier call of the same seed made is kept, so that a call that was cut off is finished by the next one. Memory does
 * not grow with how many there are.
 * @returns how many were added
 */
export async function seedProducts(deps: Deps, options: SeedOptions): Promise<number> {
  const { products, seed, onProgress, say = () => undefined } = options;
  const { db, clock, changes } = deps;
  const toRow = await createRowMaker(deps);
  const before = await seedRepository.getDone(db, seed);
  if (products - before >= MANY) await dropIndexes(db, clock.now());
  const known = new Set<string>();

  for (let done = before; done < products;) {
    const next = Math.min(done + BATCH, products);
    const rows = Array.from({ length: next - done }, (_, step) => toRow(makeProduct(seed, done + step), done + step));
    const words = rows
      .flatMap(({ name, tags, category, options: own }) => [
        name,
        category,
        ...tags,
        ...own.flatMap(({ values }) => values),
      ])
      .flatMap((text) => text.split(' '))
      .filter((word) => !known.has(word));
    await withTransaction(db, async (trx) => {
      await seedRepository.insert(trx, rows);
      if (words.length > 0) await seedRepository.addWords(trx, [...new Set(words)].join(' '));
      await seedRepository.putDone(trx, seed, next, clock.now());
      await changes.notify(trx, ['products']);
    });
    for (const word of words) known.add(word);
    done = next;
    onProgress?.(done, products);
  }
  await restoreIndexes(deps, (name) => say(`making the index ${name}`));
  await createListingWriter(deps).countCategories();
  return Math.max(0, products - before);
}
