import type { LocalizedMessage } from '../../../../core/languages';
import { messageOf } from '../../../../messages/message';
import type { VariantRow } from '../../record/product-record.repository';
import type { ProductVariantsRequest, VariantRequest } from '../../record/product-requests.schemas';
import { planVariants } from '../../variants/plan-variants';
import type { FileProduct, FileVariant } from '../format/file-product';
import type { Problems } from '../../../../framework/files/format/problems';
import { pairVariants } from './pair-variants';
import type { VariantPair } from './pair-variants';
import type { PlanContext, PlannedChange, ProductState } from './state';

export interface PlannedVariants {
  /** undefined: they stay as they are */
  request: Omit<ProductVariantsRequest, 'stock_reason'> | undefined;
  changes: PlannedChange[];
  /** whether one of them costs something then */
  has_price: boolean;
}

/** Stock of variants as it was when the file was checked, by variant. */
export type SeenStock = Readonly<Record<string, number>>;

/** As Shopify tells it of a variant that is there. */
function paidNow({ regular_price, sale_price }: VariantRow | typeof FREE = FREE) {
  return sale_price > 0
    ? { price: sale_price, compare_at_price: regular_price }
    : { price: regular_price, compare_at_price: 0 };
}
const FREE = { regular_price: 0, sale_price: 0 };

/**
 * What is paid, and what was paid before a sale, as the shop keeps them. What the file does not say stays: a price alone
 * is the price of a sale that goes on.
 */
export function pricesOf(said: FileVariant['paid'], known?: VariantRow) {
  if (Object.keys(said).length === 0) return {};
  const { price: paid, compare_at_price: before } = { ...paidNow(known), ...said };
  return before > paid && paid > 0
    ? { regular_price: before, sale_price: paid }
    : { regular_price: paid, sale_price: 0 };
}

const say = (value: unknown): string =>
  value instanceof Date
    ? value.toISOString()
    : typeof value === 'object' && value !== null
      ? Object.values(value).join(' / ')
      : String(value ?? '');

const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' && one !== null && !(one instanceof Date)
    ? JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other ?? {}).sort())
    : say(one) === say(other);

/** Everything that the file says of a variant. */
function saidOf({ file, known }: VariantPair, { pictures }: PlanContext): Omit<VariantRequest, 'id' | 'stock_was'> {
  const { sku, options, said, paid, picture } = file;
  const image_id = picture === undefined ? undefined : picture === '' ? null : pictures.get(picture);
  return {
    ...said,
    ...pricesOf(paid, known),
    ...(sku !== '' && { sku }),
    ...(options && { options }),
    ...(image_id !== undefined && { image_id }),
  };
}

/** What a column is called where that is not the field's own name. */
const NAMED: Partial<Record<string, string>> = { backorder_notes: 'backorder_note:de' };

/** Only what is not so already. Stock is moved by the difference that was seen: what was sold since stays sold. */
function requestOf(pair: VariantPair, context: PlanContext, seen: SeenStock) {
  const { known } = pair;
  const said = saidOf(pair, context);
  if (!known) return { request: said as VariantRequest, changes: [added(pair, said)] };
  const was = seen[known.id] ?? known.stock;
  const nowOf = (field: string): unknown => (field === 'stock' ? was : known[field as keyof VariantRow]);
  const other = Object.entries(said).filter(([field, value]) => !isSame(nowOf(field), value));
  const changes = other.map(([field, value]): PlannedChange => {
    return { field: NAMED[field] ?? field, sku: known.sku, before: say(nowOf(field)), after: say(value) };
  });
  const request: VariantRequest = { id: known.id, ...Object.fromEntries(other) };
  return { request: request.stock === undefined ? request : { ...request, stock_was: was }, changes };
}

const added = ({ file }: VariantPair, said: VariantRequest): PlannedChange => ({
  field: 'variant',
  sku: file.sku || null,
  before: '',
  after: say(said.options ?? {}),
});

/** The values that there are, then those that come with the file. */
function optionsOf(names: readonly string[], state: ProductState | undefined, pairs: readonly VariantPair[]) {
  const known = new Map((state?.options ?? []).map(({ name, values }) => [name, values]));
  return names.map((name) => {
    const further = pairs.flatMap(({ file }) => file.options?.[name] ?? []);
    return { name, values: [...new Set([...(known.get(name) ?? []), ...further])] };
  });
}

/** Names of options may become others where the file has every variant: else some would have none of the new ones. */
function canRename(names: readonly string[], state: ProductState, pairs: readonly VariantPair[]): boolean {
  const own = state.options.map(({ name }) => name);
  const isSameNames = own.length === names.length && names.every((name) => own.includes(name));
  return isSameNames || pairs.filter(({ known }) => known).length === state.variants.length;
}

/** Which column of a file a refusal of a variant's field is about. */
function columnOf(field: string, { paid }: FileVariant): string {
  if (field === 'sale_price' && paid.compare_at_price !== undefined) return 'compare_at_price';
  return field === 'options' ? 'option1_value' : field;
}

/** What cannot be told of variants, or of their options. */
function refuseUntold(
  {
    file,
    state,
    pairs,
    names,
  }: { file: FileProduct; state: ProductState; pairs: readonly VariantPair[]; names: readonly string[] },
  problems: Problems,
): void {
  const own = state.options.map(({ name }) => name);
  if (!canRename(names, state, pairs))
    problems.add(file.row, 'option1_name', messageOf('files.row.other_options', { names: own.join(', ') }));
  if (own.length === 0) return;
  for (const { file: one, known } of pairs)
    if (!known && one.options === undefined)
      problems.add(one.row, 'sku', messageOf('files.row.no_variant', { sku: one.sku }));
}

const costs = (list: readonly { regular_price?: number }[]): boolean =>
  list.some(({ regular_price = 0 }) => regular_price > 0);

/**
 * What a product's variants are to be: those that the file does not name stay, new ones come behind them.
 * @param seen stock as it was checked
 */
export function planFileVariants(
  file: FileProduct,
  state: ProductState | undefined,
  context: PlanContext,
  problems: Problems,
  seen: SeenStock = {},
): PlannedVariants {
  const { variants: present, options: known } = state ?? { variants: [], options: [] };
  const pairs = pairVariants(file, present);
  if (pairs.length === 0) return { request: undefined, changes: [], has_price: costs(present) };
  const names = file.option_names ?? known.map(({ name }) => name);
  if (state) refuseUntold({ file, state, pairs, names }, problems);
  refuseForeign(pairs, state, context, problems);

  const planned = pairs.map((pair) => ({ pair, ...requestOf(pair, context, seen) }));
  const byId = new Map(planned.flatMap((one) => (one.pair.known ? [[one.pair.known.id, one] as const] : [])));
  const kept = present.map((row) => byId.get(row.id) ?? { pair: undefined, request: { id: row.id } });
  const all = [...kept, ...planned.filter(({ pair }) => !pair.known)];
  const variants: VariantRequest[] = all.map(({ request }) => request);
  const options = file.option_names ? optionsOf(names, state, pairs) : known;
  const plan = planVariants({ options, variants }, present);
  // A new one that says none of the product's options was told of above.
  const isTold = ({ pair }: (typeof all)[number]): boolean =>
    known.length > 0 && pair?.known === undefined && pair?.file.options === undefined;
  const errors = Object.entries(plan.errors).filter(([path]) => {
    const one = all[Number(/^variants\.(\d+)\.options$/.exec(path)?.[1])];
    return !one || !isTold(one);
  });
  blame(
    errors,
    all.map(({ pair }) => pair?.file),
    file,
    problems,
  );
  const changes = planned.flatMap((one) => one.changes);
  const isOther = changes.length > 0 || JSON.stringify(options) !== JSON.stringify(known);
  return { request: isOther ? { options, variants } : undefined, changes, has_price: costs(plan.variants) };
}

/** The rules of the product's own page, told of the row that breaks them. */
function blame(
  errors: readonly [path: string, messages: readonly LocalizedMessage[]][],
  files: readonly (FileVariant | undefined)[],
  product: FileProduct,
  problems: Problems,
): void {
  for (const [path, [message]] of errors) {
    const [, place, field] = /^variants\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const file = place === undefined ? undefined : files[Number(place)];
    if (message) problems.add(file?.row ?? product.row, file && field ? columnOf(field, file) : null, message);
  }
}

function refuseForeign(
  pairs: readonly VariantPair[],
  state: ProductState | undefined,
  { owners }: PlanContext,
  problems: Problems,
): void {
  for (const { file } of pairs) {
    const owner = owners.get(file.sku.toUpperCase());
    if (file.sku === '' || !owner || owner.product_id === state?.row.id) continue;
    problems.add(file.row, 'sku', messageOf('validation.failed.sku_taken', { sku: file.sku, name: owner.name }));
  }
}
