import type { TestShop } from '../../../../test/harness';

/** Puts one variant on sale between two moments (milliseconds), as the back office would: listing told in the same transaction. */
export async function makeVariantSale(
  { infra, services }: TestShop,
  product_id: string,
  variant_id: string,
  sale: { sale_price: number; from: number; until: number },
): Promise<void> {
  await infra.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('variants')
      .set({ sale_price: sale.sale_price, sale_starts_at: new Date(sale.from), sale_ends_at: new Date(sale.until) })
      .where('id', '=', variant_id)
      .execute();
    await services.listingWriter.refresh(trx, [product_id]);
    await infra.changes.notify(trx, ['products', `product:${product_id}`]);
  });
}
