import { messageOf } from '../../../../messages/message';
import type { ProductEdit, ProductPicturesRequest } from '../../record/product-requests.schemas';
import type { FileProduct } from '../format/file-product';
import type { Problems } from '../../../../framework/files/format/problems';
import { planPictures } from './plan-pictures';
import { planTexts } from './plan-texts';
import { planFileVariants } from './plan-variants-of-file';
import type { PlannedVariants, SeenStock } from './plan-variants-of-file';
import type { PlanContext, PlannedChange, ProductState } from './state';

export interface ProductPlan {
  edit: ProductEdit;
  variants: PlannedVariants['request'];
  pictures: ProductPicturesRequest | undefined;
  changes: PlannedChange[];
  /** pictures that the file names and that cannot be had */
  pictures_left: number;
  /** those that are taken before it is written */
  pictures_coming: string[];
}

/**
 * What has to be done so that a product is as a file says (docs/product.md §4): nothing of what is
 * so already, and nothing of what the file does not speak of. What cannot be goes to `problems`.
 * @param state undefined: it is new
 */
export function planProduct(
  file: FileProduct,
  state: ProductState | undefined,
  context: PlanContext,
  problems: Problems,
  seen: SeenStock = {},
): ProductPlan {
  // An empty one was told of where it stands.
  if (!state && file.texts.name === undefined && !file.faulty.name)
    problems.add(file.row, 'name', messageOf('files.row.no_name'));
  refuseTaken(file, state, context, problems);
  const { edit, changes } = planTexts(file, state, context, problems);
  const pictures = planPictures(file, state, context);
  const variants = planFileVariants(file, state, context, problems, seen);
  refusePriceless(file, state, variants.has_price, problems);
  return {
    edit,
    variants: variants.request,
    pictures: pictures.pictures,
    changes: [...changes, ...pictures.changes, ...variants.changes],
    pictures_left: pictures.left,
    pictures_coming: pictures.coming,
  };
}

/** An address leads to one product. */
function refuseTaken(
  file: FileProduct,
  state: ProductState | undefined,
  context: PlanContext,
  problems: Problems,
): void {
  const named = [['slug', file.slug] as const, ['slug:de', file.german.slug ?? ''] as const];
  for (const [field, slug] of named) {
    const owner = context.addresses.get(slug);
    if (owner !== undefined && owner !== state?.row.id)
      problems.add(file.row, field, messageOf('validation.failed.slug_taken'));
  }
}

/** What comes into the shop costs something, and what costs something there goes on doing so. */
function refusePriceless(
  file: FileProduct,
  state: ProductState | undefined,
  has_price: boolean,
  problems: Problems,
): void {
  const { status: before, variants } = state ? { ...state.row, variants: state.variants } : NO_PRODUCT;
  const status = file.texts.status ?? before;
  if (status !== 'active' || has_price || file.faulty.variants) return;
  if (before !== 'active') problems.add(file.row, 'status', messageOf('products.not_possible.no_price'));
  else if (variants.some(({ regular_price }) => regular_price > 0))
    problems.add(file.row, 'regular_price', messageOf('products.not_possible.price_gone'));
}

const NO_PRODUCT = { status: 'draft' as const, variants: [] };
