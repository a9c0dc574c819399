import type { FieldErrors } from '../../../errors/errors';
import { isDay } from '../../../infra/basics/calendar';
import { messageOf } from '../../../messages/message';
import type { LocalizedMessage } from '../../../core/languages';
import type { VariantRow } from '../record/product-record.repository';
import type { ProductVariantsRequest, VariantRequest } from '../record/product-requests.schemas';

/** A variant as it is to be, without its stock. */
export interface PlannedVariant extends Omit<VariantRow, 'stock' | 'id'> {
  /** null: it is made */
  id: string | null;
  position: number;
  /** pieces that come, or go below 0 */
  stock_change: number;
}

export interface VariantPlan {
  variants: PlannedVariant[];
  /** of those that are there and were not named */
  removed: VariantRow[];
  errors: FieldErrors;
}

const NEW_VARIANT: Omit<VariantRow, 'id' | 'options' | 'sku'> = {
  regular_price: 0,
  sale_price: 0,
  sale_starts_at: null,
  sale_ends_at: null,
  stock: 0,
  track_stock: true,
  allow_backorder: false,
  expected_on: null,
  backorder_note: '',
  backorder_notes: {},
  weight_grams: 0,
  barcode: '',
  cost: null,
  unit: null,
  unit_quantity: null,
  unit_base: null,
  image_id: null,
};

const toDate = (time: string | null | undefined, before: Date | null): Date | null =>
  time === undefined ? before : time === null ? null : new Date(time);

const withoutEmpty = (notes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(notes).flatMap(([language, note]) => (note.trim() ? [[language, note.trim()]] : [])),
  );

/** What the request says, over what there is. */
function merge(asked: VariantRequest, known: VariantRow | undefined, position: number): PlannedVariant {
  const { id: _id, stock: _stock, stock_was: _was, backorder_notes, ...said } = asked;
  const { stock, ...base } = known ?? { ...NEW_VARIANT, id: null, sku: '', options: {} };
  const { sale_starts_at, sale_ends_at } = base;
  return {
    ...base,
    ...said,
    ...(said.backorder_note !== undefined && { backorder_note: said.backorder_note.trim() }),
    ...(backorder_notes && { backorder_notes: withoutEmpty(backorder_notes) }),
    sku: (said.sku ?? base.sku).trim() || base.sku,
    sale_starts_at: toDate(said.sale_starts_at, sale_starts_at),
    sale_ends_at: toDate(said.sale_ends_at, sale_ends_at),
    position,
    stock_change: asked.stock === undefined ? 0 : asked.stock - (known ? (asked.stock_was ?? stock) : 0),
  };
}

type Found = [field: string, message: LocalizedMessage | false];

const endsBefore = (start: Date | null, end: Date | null): boolean => start !== null && end !== null && end <= start;

const isNoDay = (day: string | null): boolean => day !== null && !isDay(day);

/** Why this variant cannot be so, by the field that is to blame. */
function problemsOf(variant: PlannedVariant, known: Pick<VariantRow, 'stock'> = NEW_VARIANT): Found[] {
  const { stock } = known;
  const { regular_price, sale_price, sale_starts_at, sale_ends_at, stock_change, sku, expected_on } = variant;
  const units = [variant.unit, variant.unit_quantity, variant.unit_base].filter((part) => part !== null);
  const isNoSale = sale_price > 0 && sale_price >= regular_price;
  return [
    ['sale_price', isNoSale && messageOf('validation.failed.sale_price')],
    ['sale_ends_at', endsBefore(sale_starts_at, sale_ends_at) && messageOf('validation.failed.end_before_start')],
    ['expected_on', isNoDay(expected_on) && messageOf('validation.failed.day_unknown')],
    ['unit', units.length % 3 !== 0 && messageOf('validation.failed.unit_incomplete')],
    ['stock', stock + stock_change < 0 && messageOf('validation.failed.stock_short', { sku, stock })],
  ];
}

const combinationOf = (names: readonly string[], { options }: PlannedVariant): string =>
  JSON.stringify(names.map((name) => options[name]));

/** Says of things that there may be one of only, which came before. The empty text is none. */
function createOnce(): (key: string) => boolean {
  const seen = new Set<string>();
  return (key) => {
    const again = key !== '' && seen.has(key);
    seen.add(key);
    return again;
  };
}

const blamed = (found: Found[]): [string, LocalizedMessage][] =>
  found.flatMap(([field, message]) => (message ? [[field, message]] : []));

/** The first message of each field counts. */
const byField = (position: number, problems: readonly [string, LocalizedMessage][]): FieldErrors =>
  Object.fromEntries(problems.toReversed().map(([field, message]) => [`variants.${position}.${field}`, [message]]));

/** Whether a variant has one value of each option. */
function hasAllValues({ options }: PlannedVariant, valuesOf: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const names = [...valuesOf.keys()];
  const has = (name: string): boolean => valuesOf.get(name)?.has(options[name] ?? '') === true;
  return Object.keys(options).length === names.length && names.every(has);
}

/** Lays what is asked for over what there is, and says by field what cannot be. Nothing is written. */
export function planVariants(
  { options, variants }: Pick<ProductVariantsRequest, 'options' | 'variants'>,
  present: readonly VariantRow[],
): VariantPlan {
  const errors: FieldErrors = {};
  const byId = new Map(present.map((row) => [row.id, row]));
  const valuesOf = new Map(options.map(({ name, values }) => [name, new Set(values)]));
  if (valuesOf.size < options.length) errors['options'] = [messageOf('validation.failed.option_twice')];
  const again = { id: createOnce(), sku: createOnce(), combination: createOnce() };

  const planned = variants.map((asked, position) => {
    const known = byId.get(asked.id ?? '');
    const variant = merge(asked, known, position);
    const { sku } = variant;
    const isUnknown = asked.id !== undefined && (again.id(asked.id) || !known);
    const isTwin = again.combination(combinationOf([...valuesOf.keys()], variant));
    const problems = blamed([
      ['id', isUnknown && messageOf('validation.failed.variant_unknown')],
      ['options', !hasAllValues(variant, valuesOf) && messageOf('validation.failed.option_values')],
      ['options', isTwin && messageOf('validation.failed.variant_twice')],
      ['sku', again.sku(sku.toUpperCase()) && messageOf('validation.failed.sku_twice', { sku })],
      ...problemsOf(variant, known),
    ]);
    Object.assign(errors, byField(position, problems));
    return variant;
  });
  const named = new Set(variants.map(({ id }) => id));
  return { variants: planned, removed: present.filter(({ id }) => !named.has(id)), errors };
}
