import type { LocalizedMessage } from '../../../core/languages';
import type { JobOwner, JobRow } from '../../../framework/door/job-kinds';
import { pick } from '../../../infra/basics/pick';
import type { Trx } from '../../../infra/database/db';
import { messageOf } from '../../../messages/message';
import { productRecordRepository } from '../record/product-record.repository';
import type { ProductRow } from '../record/product-record.repository';
import type { ProductDeed, ProductWritesService } from '../record/product-writes.service';
import type { ProductVariantsService, VariantPrices } from '../variants/product-variants.service';
import type { EditOf } from './product-edits';

/** What an edit of many products at once says of one. */
type Edited = Partial<Pick<ProductRow, 'status' | 'tags' | 'category_id'>>;

/** What a job has changed of a product: it is kept, and taken back from, as it stands here. */
export interface EditBefore {
  before: Edited;
  after: Edited;
}

export interface PricesBefore {
  variants: { id: string; sku: string; before: VariantPrices; after: VariantPrices }[];
}

interface UndoDeps {
  adminProducts: { editing(editOf: EditOf): ProductDeed };
  productWrites: Pick<ProductWritesService, 'changeWithin'>;
  productVariants: Pick<ProductVariantsService, 'repricing'>;
}

/** SKUs that one sentence names. */
const MOST_NAMED = 5;

const pricesIn = ({ regular_price, sale_price }: VariantPrices): VariantPrices => ({ regular_price, sale_price });
/** The database keeps names in an order of its own. */
const same = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(one) as (keyof T)[]).every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));

/** An edit that notes what it changes. */
export const notingEdit =
  (editOf: EditOf, note: (was: EditBefore) => void): EditOf =>
  (row) => {
    const edit = editOf(row);
    // Edits of many at once are columns of the product's own row.
    if (edit) note({ before: pick(row, Object.keys(edit) as (keyof Edited)[]), after: edit as Edited });
    return edit;
  };

/** How what was done to many products at once is taken back (docs/product.md §4, 'Products'). */
export function createUndo({ adminProducts, productWrites, productVariants }: UndoDeps) {
  const undone = (trx: Trx, { record_id: product_id }: JobRow, { actor, job_id }: JobOwner, deed: ProductDeed) =>
    productWrites.changeWithin(trx, { product_id, actor, job_id }, deed);

  return {
    /** A status, tags or a category, where they are as the job has left them. */
    async edit(trx: Trx, row: JobRow, was: EditBefore, owner: JobOwner): Promise<LocalizedMessage | undefined> {
      const name = await productRecordRepository.findLastWriter(trx, row.record_id);
      let left: LocalizedMessage | undefined;
      const deed = adminProducts.editing((now) => {
        if (same(pick(now, Object.keys(was.after) as (keyof Edited)[]), was.after)) return was.before;
        left = messageOf('products.changed_since', { name });
        return undefined;
      });
      await undone(trx, row, owner, deed);
      return left;
    },

    /** Each price that is as the job has left it; the others stay. */
    async prices(trx: Trx, row: JobRow, was: PricesBefore, owner: JobOwner): Promise<LocalizedMessage | undefined> {
      const name = await productRecordRepository.findLastWriter(trx, row.record_id);
      const open = new Map(was.variants.map((variant) => [variant.id, variant]));
      const deed = productVariants.repricing((variant) => {
        const now = pricesIn(variant);
        const known = open.get(variant.id);
        if (!known || !same(now, known.after)) return now;
        open.delete(variant.id);
        return known.before;
      });
      await undone(trx, row, owner, deed);
      if (open.size === 0) return undefined;
      const skus = [...open.values()].map(({ sku }) => sku);
      const named = skus.slice(0, MOST_NAMED).join(', ');
      return messageOf('products.changed_since.prices', {
        skus: skus.length > MOST_NAMED ? `${named}, …` : named,
        name,
      });
    },
  };
}

/** Prices that are moved, noting those that become others. */
export function notingPrices<Variant extends VariantPrices & { id: string; sku: string }>(
  pricesOf: (variant: Variant) => VariantPrices,
  was: PricesBefore,
) {
  return (variant: Variant): VariantPrices => {
    const [before, after] = [pricesIn(variant), pricesIn(pricesOf(variant))];
    if (!same(before, after)) was.variants.push({ id: variant.id, sku: variant.sku, before, after });
    return after;
  };
}
