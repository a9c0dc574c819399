import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { AppError, notValid } from '../../../errors/errors';
import { rowsKind } from '../../../framework/door/job-kinds';
import { exportKind } from '../../../framework/lists/list-jobs';
import type { JobKind, RowsKind } from '../../../framework/door/job-kinds';
import type { Db, Trx } from '../../../infra/database/db';
import { messageOf } from '../../../messages/message';
import { Id } from '../../../schemas/basics/common';
import { AdminProductFilter } from '../../../schemas/filters/product-filter';
import type { ListingWriter } from '../../catalogue/writing/listing-writer.service';
import type { ProductExportService } from '../list/product-export.service';
import { productRecordRepository } from '../record/product-record.repository';
import type { ProductDeed, ProductWritesService } from '../record/product-writes.service';
import { SheetJobParameters } from '../sheet/sheet.schemas';
import type { ProductChange } from '../sheet/sheet.schemas';
import type { ProductSheetService } from '../sheet/sheet.service';
import type { ProductVariantsService } from '../variants/product-variants.service';
import { ChosenProducts, listChosenProducts } from './chosen-products';
import type { ChosenProductsRequest } from './chosen-products';
import { PriceChange, pricesAfter } from './prices';
import type { PriceChangeRequest } from './prices';
import { productEdits } from './product-edits';
import type { EditOf } from './product-edits';
import { createUndo, notingEdit, notingPrices } from './undo-products';
import type { EditBefore, PricesBefore } from './undo-products';

export interface ProductJobKindsDeps {
  adminProducts: { editing(editOf: EditOf): ProductDeed };
  productWrites: Pick<ProductWritesService, 'changeWithin'>;
  productVariants: Pick<ProductVariantsService, 'repricing'>;
  productExport: Pick<ProductExportService, 'begin' | 'read'>;
  productSheet: Pick<ProductSheetService, 'changing'>;
  listingWriter: Pick<ListingWriter, 'countCategories'>;
}

interface Chosen {
  products: ChosenProductsRequest;
}

interface Change<Parameters> {
  name: string;
  /** beside which products */
  further?: Record<string, TSchema>;
  editOf: (parameters: Parameters) => EditOf;
  /** refuses what makes no sense for any of them */
  check?: (db: Db | Trx, parameters: Parameters) => Promise<void>;
  /** how many products a category has may be another number afterwards */
  moves?: boolean;
}

const closed = { additionalProperties: false };
const tags = Type.Array(Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }), { minItems: 1, maxItems: 20 });
const category_id = Type.Union([Id, Type.Null()], { description: 'null: into none' });

async function requireCategory(db: Db | Trx, id: string | null): Promise<void> {
  if (id === null || (await productRecordRepository.findCategory(db, id))) return;
  throw notValid({ category_id: [messageOf('validation.failed.category_unknown')] });
}

/** What can be done with many products at once, each by the rules of its own page. */
export function productJobKinds(deps: ProductJobKindsDeps): JobKind[] {
  const { adminProducts, productWrites, productVariants, productExport, productSheet, listingWriter } = deps;
  const { editing } = adminProducts;

  const undo = createUndo(deps);

  function changing<Parameters extends Chosen>({ name, further, editOf, check, moves }: Change<Parameters>): JobKind {
    const parameters: RowsKind['parameters'] = Type.Object({ products: ChosenProducts, ...further }, closed);
    return rowsKind<Parameters>({
      form: 'rows',
      name,
      right: 'products.write',
      parameters,
      async plan(db, given) {
        await check?.(db, given);
        return listChosenProducts(db, given.products);
      },
      async work(trx, { record_id: product_id }, given, { actor, job_id }) {
        let was: EditBefore | undefined;
        const edit = notingEdit(editOf(given), (noted) => (was = noted));
        await productWrites.changeWithin(trx, { product_id, actor, job_id }, editing(edit));
        return was;
      },
      // As `work` gave it.
      undo: (trx, row, was, owner) => undo.edit(trx, row, was as EditBefore, owner),
      ...(moves && { settle: () => listingWriter.countCategories() }),
    });
  }

  return [
    changing({ name: 'products.publish', editOf: () => productEdits.publishing, moves: true }),
    changing({ name: 'products.unpublish', editOf: () => productEdits.unpublishing, moves: true }),
    changing({ name: 'products.archive', editOf: () => productEdits.archiving, moves: true }),
    changing<Chosen & { tags: string[] }>({
      name: 'products.tag',
      further: { tags },
      editOf: (given) => productEdits.tagging(given.tags),
    }),
    changing<Chosen & { tags: string[] }>({
      name: 'products.untag',
      further: { tags },
      editOf: (given) => productEdits.untagging(given.tags),
    }),
    changing<Chosen & { category_id: string | null }>({
      name: 'products.set_category',
      further: { category_id },
      editOf: (given) => productEdits.moving(given.category_id),
      check: (db, given) => requireCategory(db, given.category_id),
      moves: true,
    }),
    rowsKind<Chosen & { change: PriceChangeRequest }>({
      form: 'rows',
      name: 'products.reprice',
      right: 'products.write',
      parameters: Type.Object({ products: ChosenProducts, change: PriceChange }, closed),
      plan: (db, { products }) => listChosenProducts(db, products),
      async work(trx, { record_id: product_id }, { change }, { actor, job_id }) {
        const was: PricesBefore = { variants: [] };
        const deed = productVariants.repricing(notingPrices((variant) => pricesAfter(variant, change), was));
        await productWrites.changeWithin(trx, { product_id, actor, job_id }, deed);
        return was.variants.length > 0 ? was : undefined;
      },
      // As `work` gave it.
      undo: (trx, row, was, owner) => undo.prices(trx, row, was as PricesBefore, owner),
    }),

    rowsKind<{ changes: ProductChange[] }>({
      form: 'rows',
      name: 'products.set_cells',
      right: 'products.write',
      parameters: SheetJobParameters,
      plan: (db, { changes }) => listChosenProducts(db, { ids: changes.map(({ product_id }) => product_id) }),
      work(trx, { record_id: product_id }, { changes }, { actor, job_id }) {
        const change = changes.find((one) => one.product_id === product_id);
        if (!change) throw new AppError('catalogue.product_not_found');
        const deed = productSheet.changing(change, actor.user_id, ([first]) => {
          if (first) throw new AppError('products.not_possible.cell', { why: first.message });
        });
        return productWrites.changeWithin(trx, { product_id, actor, job_id }, deed);
      },
      settle: () => listingWriter.countCategories(),
    }),

    exportKind({
      name: 'products.export',
      names_nobody: true,
      right: 'products.read',
      filter: AdminProductFilter,
      file: 'products',
      list: productExport,
    }),
  ];
}
