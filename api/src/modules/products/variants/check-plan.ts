import { AppError, notValid } from '../../../errors/errors';
import type { FieldErrors } from '../../../errors/errors';
import type { Trx } from '../../../infra/database/db';
import { messageOf } from '../../../messages/message';
import { productRecordRepository } from '../record/product-record.repository';
import type { ProductRow, VariantRow } from '../record/product-record.repository';
import type { PlannedVariant, VariantPlan } from './plan-variants';
import { productVariantsRepository as repository } from './product-variants.repository';

async function takenSkus(
  trx: Trx,
  product_id: string,
  variants: readonly PlannedVariant[],
  others: 'gone' | 'stay',
): Promise<FieldErrors> {
  const skus = variants.flatMap(({ sku }) => (sku === '' ? [] : [sku]));
  const others_than = variants.flatMap(({ id }) => id ?? []);
  const but = others === 'stay' ? { others_than } : undefined;
  const taken = await repository.listTakenSkus(trx, skus, product_id, but);
  const owners = new Map(taken.map((one) => [one.sku, one]));
  const errors: FieldErrors = {};
  for (const { sku, position } of variants) {
    const owner = owners.get(sku.toUpperCase());
    if (!owner) continue;
    const { is_own, name } = owner;
    errors[`variants.${position}.sku`] = [
      is_own
        ? messageOf('validation.failed.sku_twice', { sku })
        : messageOf('validation.failed.sku_taken', { sku, name }),
    ];
  }
  return errors;
}

async function foreignPictures(
  trx: Trx,
  product_id: string,
  variants: readonly PlannedVariant[],
): Promise<FieldErrors> {
  if (variants.every(({ image_id }) => image_id === null)) return {};
  const own = new Set((await productRecordRepository.listPictures(trx, product_id)).map(({ id }) => id));
  const foreign = variants.filter(({ image_id }) => image_id !== null && !own.has(image_id));
  const words = [messageOf('validation.failed.picture_unknown')];
  return Object.fromEntries(foreign.map(({ position }) => [`variants.${position}.image_id`, words]));
}

/** Whether one of these variants costs something. */
export const costs = (list: readonly { regular_price: number }[]): boolean =>
  list.some(({ regular_price }) => regular_price > 0);

/**
 * Refuses a plan that cannot be: what it says itself, SKUs and pictures of other products. An active product that costs
 * something goes on costing something: nobody gives goods away by an empty field.
 * @param others what becomes of the product's variants that are not in the plan
 * @throws AppError `validation.failed` by field (`variants.3.sku`), `products.not_possible`
 */
export async function checkPlan(
  trx: Trx,
  row: ProductRow,
  present: readonly VariantRow[],
  { errors, variants }: VariantPlan,
  others: 'gone' | 'stay' = 'gone',
): Promise<void> {
  const all = {
    ...(await takenSkus(trx, row.id, variants, others)),
    ...(await foreignPictures(trx, row.id, variants)),
    ...errors,
  };
  if (Object.keys(all).length > 0) throw notValid(all);
  if (row.status === 'active' && costs(present) && !costs(variants)) {
    throw new AppError('products.not_possible.price_gone', {}, { field: 'variants.0.regular_price' });
  }
}
