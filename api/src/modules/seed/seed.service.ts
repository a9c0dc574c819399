import type { Infra } from '../../infra';
import { withTransaction } from '../../infra/transaction';
import { createListingWriter } from '../catalogue/listing-writer.service';
import { createCategoriesWriter } from '../import/categories.service';
import { makeProduct, type MadeProduct } from './make-product';
import { seedRepository, type SeedRow } from './seed.repository';
import { DEPARTMENTS } from './words';

const BATCH = 1_000;
const TILE_PICTURES = 2;

export interface SeedOptions {
  /** how many made-up products there are to be in the end */
  products: number;
  /** the same seed makes the same products */
  seed: number;
  /** told after each batch */
  onProgress?: (done: number, all: number) => void;
}

type Deps = Pick<Infra, 'db' | 'clock' | 'changes'>;

function picturesFor(product: MadeProduct, byCategory: ReadonlyMap<string | null, string[]>, all: string[]): string[] {
  const pictures = byCategory.get(product.category) ?? all;
  const first = product.picture % Math.max(pictures.length, 1);
  return [
    ...new Set(Array.from({ length: TILE_PICTURES }, (_, step) => pictures[(first + step) % pictures.length])),
  ].flatMap((id) => id ?? []);
}

/**
 * Fills the shop with made-up products for trying load and scale; pictures are those that the shop has. What an
 * earlier call of the same seed made is kept, so that a call that was cut off is finished by the next one.
 * @returns how many were added
 */
export async function seedProducts(deps: Deps, { products, seed, onProgress }: SeedOptions): Promise<number> {
  const { db, clock, changes } = deps;
  const listingWriter = createListingWriter(deps);
  const categories = createCategoriesWriter(deps);
  const categoryIds = new Map<string, string>();
  for (const { category } of DEPARTMENTS) categoryIds.set(category, await categories.ensure(category));
  const pictures = await seedRepository.listPictures(db);
  const byCategory = new Map<string | null, string[]>();
  for (const { id, category } of pictures) byCategory.set(category, [...(byCategory.get(category) ?? []), id]);
  const allPictures = pictures.map(({ id }) => id);

  const toRow = (product: MadeProduct): SeedRow => ({
    ...product,
    category_id: categoryIds.get(product.category) ?? '',
    image_ids: picturesFor(product, byCategory, allPictures),
  });

  const before = await seedRepository.getDone(db, seed);
  for (let done = before; done < products;) {
    const next = Math.min(done + BATCH, products);
    const rows = Array.from({ length: next - done }, (_, step) => toRow(makeProduct(seed, done + step)));
    await withTransaction(db, async (trx) => {
      await seedRepository.insert(trx, rows);
      await listingWriter.refresh(
        trx,
        rows.map(({ id }) => id),
      );
      await seedRepository.putDone(trx, seed, next, clock.now());
      await changes.notify(trx, ['products']);
    });
    done = next;
    onProgress?.(done, products);
  }
  await listingWriter.countCategories();
  await seedRepository.tidy(db);
  return Math.max(0, products - before);
}
