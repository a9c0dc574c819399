import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { newId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import type { StockWatchService } from '../../back-in-stock/stock-watch.service';
import { stockLedger } from '../../inventory/ledger/stock-ledger.service';
import { productRecordRepository } from '../record/product-record.repository';
import type { ProductRow, VariantRow } from '../record/product-record.repository';
import type { ProductVariantsRequest, SomeVariantsRequest } from '../record/product-requests.schemas';
import type { Done, ProductDeed, ProductWrite, ProductWritesService } from '../record/product-writes.service';
import type { ProductRecordView } from '../record/product.schemas';
import { checkPlan, costs } from './check-plan';
import { freeSku, wantedSku } from './free-skus';
import { planVariants } from './plan-variants';
import type { PlannedVariant } from './plan-variants';
import { productVariantsRepository as repository } from './product-variants.repository';
import type { WrittenVariant } from './product-variants.repository';
import { deltaOf, tellVariants, type Delta } from './variant-changes';

export interface ProductVariantsDeps extends Pick<Infra, 'clock'> {
  productWrites: ProductWritesService;
  stockWatch: Pick<StockWatchService, 'stockRaised'>;
}

export type VariantPrices = Pick<VariantRow, 'regular_price' | 'sale_price'>;

/** Why stock moves, and who moves it. */
interface StockMove {
  stock_reason: string;
  staff_id: string | null;
  reason?: 'product_page' | 'import';
}

interface Option {
  name: string;
  values: string[];
}

/** As the audit log tells them. */
const sayOptions = (options: readonly Option[]): string[] =>
  options.map(({ name, values }) => `${name}: ${values.join(', ')}`);

export type ProductVariantsService = ReturnType<typeof createProductVariants>;

/** A product's options and variants, written all at once. */
export function createProductVariants({ clock, productWrites, stockWatch }: ProductVariantsDeps) {
  /** Gives those a SKU that have none. */
  async function nameAll(trx: Trx, { id, slug }: Pick<ProductRow, 'id' | 'slug'>, variants: readonly PlannedVariant[]) {
    const unnamed = variants.filter(({ sku }) => sku === '').map(({ options }) => wantedSku(slug, options));
    const taken = new Set(variants.map(({ sku }) => sku.toUpperCase()));
    if (unnamed.length > 0) {
      const numbered = unnamed.flatMap((sku) => [sku, `${sku}-2`, `${sku}-3`]);
      for (const { sku } of await repository.listTakenSkus(trx, numbered, id)) taken.add(sku);
    }
    return variants.map((variant): WrittenVariant => ({
      ...variant,
      id: variant.id ?? newId(),
      sku: variant.sku || freeSku(wantedSku(slug, variant.options), taken),
    }));
  }

  async function removeAll(trx: Trx, removed: readonly VariantRow[]): Promise<void> {
    if (removed.length === 0) return;
    const ids = removed.map(({ id }) => id);
    const ordered = await repository.findOrdered(trx, ids);
    if (ordered !== undefined) throw new AppError('products.not_possible.variant_ordered', { sku: ordered });
    await repository.remove(trx, ids);
  }

  /** @returns whether they are others than before */
  async function writeOptions(trx: Trx, product_id: string, before: readonly Option[], after: readonly Option[]) {
    if (JSON.stringify(before) === JSON.stringify(after)) return false;
    await repository.replaceOptions(trx, product_id, after);
    return true;
  }

  /** Writes what is new and what changes, with the history of stock. */
  async function writeDelta(
    trx: Trx,
    { id }: ProductRow,
    { made, changed }: Delta,
    { stock_reason, staff_id, reason = 'product_page' }: StockMove,
  ): Promise<void> {
    const now = clock.now();
    const others = changed.map(({ variant }) => variant);
    await repository.update(trx, others, now);
    await repository.insert(trx, id, made, now);
    const note = stock_reason.trim();
    const moves = [...made, ...others].map(({ id: variant_id, stock_change }) => {
      return { variant_id, quantity: stock_change, reason, note, staff_id };
    });
    await stockLedger.record(trx, now, moves);
    const raised = others.filter(({ stock_change }) => stock_change > 0);
    await stockWatch.stockRaised(
      trx,
      [...raised, ...made].map((variant) => variant.id),
    );
  }

  /**
   * Writes these variants and reads no other: of two thousand it takes as long as of two.
   * @throws AppError `validation.failed` by field, as they stand in `asked`; `products.not_possible`
   */
  async function writeSome(trx: Trx, row: ProductRow, asked: SomeVariantsRequest, staff_id: string): Promise<Done> {
    const ids = asked.variants.map(({ id }) => id);
    const byId = new Map((await productRecordRepository.listVariants(trx, row.id, ids)).map((one) => [one.id, one]));
    const present = ids.flatMap((id) => byId.get(id) ?? []);
    const options = await productRecordRepository.listOptions(trx, row.id);
    const plan = planVariants({ options, variants: asked.variants }, present);
    await checkPlan(trx, row, [], plan, 'stay');
    const named = await nameAll(trx, row, plan.variants);
    const delta = deltaOf(present, named);
    const places = await repository.listPositions(trx, ids);
    const changed = delta.changed.map((one) => {
      const position = places.get(one.variant.id) ?? one.variant.position;
      return { ...one, variant: { ...one.variant, position } };
    });
    await writeDelta(trx, row, { made: [], changed }, { ...asked, staff_id });
    if (row.status === 'active' && costs(present) && !(await repository.hasPrice(trx, row.id))) {
      throw new AppError('products.not_possible.price_gone', {}, { field: 'variants.0.regular_price' });
    }
    const { before, after, changes_words } = tellVariants({ ...delta, removed: [], stock_reason: asked.stock_reason });
    return { before, after, refresh: changes_words ? 'words' : 'prices' };
  }

  async function write(
    trx: Trx,
    row: ProductRow,
    asked: ProductVariantsRequest,
    staff_id: string | null,
    reason: 'product_page' | 'import' = 'product_page',
  ): Promise<Done> {
    const present = await productRecordRepository.listVariants(trx, row.id);
    const plan = planVariants(asked, present);
    await checkPlan(trx, row, present, plan);
    await removeAll(trx, plan.removed);
    const named = await nameAll(trx, row, plan.variants);
    const delta = deltaOf(present, named);
    await writeDelta(trx, row, delta, { ...asked, staff_id, reason });
    const options = asked.options.map(({ name, values }) => ({ name, values }));
    const optionsBefore = await productRecordRepository.listOptions(trx, row.id);
    const otherOptions = await writeOptions(trx, row.id, optionsBefore, options);
    const told = tellVariants({ ...delta, removed: plan.removed, stock_reason: asked.stock_reason });
    return {
      before: { ...(otherOptions && { options: sayOptions(optionsBefore) }), ...told.before },
      after: { ...(otherOptions && { options: sayOptions(options) }), ...told.after },
      refresh: otherOptions || told.changes_words ? 'words' : 'prices',
    };
  }

  return {
    /** The same as `replace` as part of another change of the product, with its variants locked; the stock's history has why. */
    writeWithin: write,

    /** The same as `change` as part of another change, with these variants locked. */
    writeSomeWithin: writeSome,

    /**
     * Changes variants that there are; what is not named, and every other variant, stays. Those that were named are answered.
     * @throws AppError `validation.failed` by field (`variants.0.sku`: the first that was named), `products.not_possible`,
     * `products.stale`
     */
    change(request: ProductWrite, asked: SomeVariantsRequest): Promise<ProductRecordView> {
      const ids = asked.variants.map(({ id }) => id);
      const write = { ...request, shown: ids };
      return productWrites.change(write, {
        action: 'set_variants',
        variants: ids,
        work: (trx, row) => writeSome(trx, row, asked, request.actor.user_id),
      });
    },

    /**
     * Puts options and variants in the place of those that there are, in one save. Stock is moved by the difference that
     * was seen, so that what was sold meanwhile stays sold.
     * @throws AppError `validation.failed` by field (`variants.3.sku`), `products.not_possible`, `products.stale`
     */
    replace: (request: ProductWrite, asked: ProductVariantsRequest): Promise<ProductRecordView> =>
      productWrites.change(request, {
        action: 'set_variants',
        variants: 'all',
        work: (trx, row) => write(trx, row, asked, request.actor.user_id),
      }),

    /**
     * Gives its variants other prices, by the rules of any save.
     * @param pricesOf what a variant costs then, in minor units; it may throw
     */
    repricing: (pricesOf: (variant: VariantRow) => VariantPrices): ProductDeed => ({
      action: 'set_variants',
      variants: 'all',
      async work(trx, row) {
        const present = await productRecordRepository.listVariants(trx, row.id);
        const variants = present.map((variant) => ({ id: variant.id, ...pricesOf(variant) }));
        const isOther = present.some(
          ({ regular_price, sale_price }, index) =>
            variants[index]?.regular_price !== regular_price || variants[index]?.sale_price !== sale_price,
        );
        if (!isOther) return undefined;
        const options = await productRecordRepository.listOptions(trx, row.id);
        // It moves no stock, so nobody is named for that.
        return write(trx, row, { options, variants, stock_reason: '' }, null);
      },
    }),

    /** The one variant of a product that was just made. */
    async addFirst(trx: Trx, row: Pick<ProductRow, 'id' | 'slug'>): Promise<void> {
      const { variants } = planVariants({ options: [], variants: [{}] }, []);
      await repository.insert(trx, row.id, await nameAll(trx, row, variants), clock.now());
    },

    /** The variants of another product, without stock and with SKUs of their own. */
    async copy(trx: Trx, from: string, row: Pick<ProductRow, 'id' | 'slug'>): Promise<void> {
      const rows = await productRecordRepository.listVariants(trx, from);
      const copies = rows.map(({ stock: _, ...one }, position) => ({
        ...one,
        id: null,
        sku: '',
        position,
        stock_change: 0,
      }));
      await repository.insert(trx, row.id, await nameAll(trx, row, copies), clock.now());
    },
  };
}
