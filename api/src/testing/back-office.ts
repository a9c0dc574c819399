import { Readable } from 'node:stream';
import type { Infra } from '../infra';
import { withTransaction } from '../infra/database/transaction';
import { createListingWriter } from '../modules/catalogue/writing/listing-writer.service';
import { folderPictures } from '../modules/import/folder-pictures';
import { createImportService, type ImportReport } from '../modules/import/import.service';
import { createMediaService } from '../modules/media/media.service';
import { createMenusService } from '../modules/navigation/menus.service';
import { createStripeKeys } from '../modules/stripe-keys/stripe-keys.service';
import { createStoreService, type StoreSettings } from '../modules/store/store.service';

/** Sets when the sign-in dialog opens by itself. */
export async function setSignInPrompt(infra: Infra, sign_in_prompt: StoreSettings['sign_in_prompt']): Promise<void> {
  const needs = { menus: createMenusService(infra), stripeKeys: createStripeKeys(infra) };
  await createStoreService({ ...infra, ...needs }).update({ sign_in_prompt });
}

/**
 * Takes a product out of the shop, or puts it back.
 * @throws Error when there is no such product
 */
export async function setProductStatus(
  { db, changes }: Infra,
  slug: string,
  status: 'active' | 'archived',
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const { id } = await trx
      .updateTable('products')
      .set({ status, published: status === 'active' })
      .where('slug', '=', slug)
      .returning('id')
      .executeTakeFirstOrThrow();
    await changes.notify(trx, ['products', `product:${id}`]);
  });
}

/**
 * Brings in a product file (Shopify's product CSV) that changes no stock, as an upload does.
 * @param file its text
 * @param pictures folder of the pictures that it names
 * @param decimals digits of the currency's minor unit
 */
export function importProducts(infra: Infra, file: string, pictures: string, decimals: number): Promise<ImportReport> {
  const importer = createImportService({
    ...infra,
    media: createMediaService(infra),
    listingWriter: createListingWriter(infra),
    // no stock is changed: nobody has waited for it
    stockWatch: { stockRaised: () => Promise.resolve() },
  });
  return importer.importProducts({ file: Readable.from(file), pictures: folderPictures(pictures), decimals });
}
