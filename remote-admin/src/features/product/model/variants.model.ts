import type { ProductRecord, ProductRecordVariant } from '@tessera/shared/contract';
import { moneyInput, type MoneyFormat } from '../../../numbers/money.model';
import { toLocal } from '../../../form/local-moment';
import { partsOf } from './fields.model';

/** The most that one product has. */
export const MOST_VARIANTS = 2000;

export interface OptionDraft {
  name: string;
  /** with commas between them */
  values: string;
}

/** The fields of a row that are typed in. */
export interface VariantTexts {
  sku: string;
  regular_price: string;
  /** '' for no sale */
  sale_price: string;
  sale_starts_at: string;
  sale_ends_at: string;
  stock: string;
  barcode: string;
  /** '' where nobody has said */
  cost: string;
  weight_grams: string;
  unit: string;
  unit_quantity: string;
  unit_base: string;
  /** '' for none */
  image_id: string;
  track_stock: boolean;
  allow_backorder: boolean;
  /** YYYY-MM-DD; '' for none */
  expected_on: string;
  backorder_note: string;
  /** the same in German */
  backorder_notes: string;
}

export interface VariantDraft extends VariantTexts {
  /** undefined until it is saved */
  id: string | undefined;
  /** one of each option, in their order */
  values: string[];
  /** what `stock` was when it was read */
  stock_was: number;
}

export interface VariantsDraft {
  options: OptionDraft[];
  rows: VariantDraft[];
}

const numberText = (value: number | null): string => (value === null || value === 0 ? '' : String(value));

function rowOf(
  variant: ProductRecordVariant,
  names: readonly string[],
  { currency, locale }: MoneyFormat,
): VariantDraft {
  const { sale_price, image_id, unit } = variant;
  const price = (minor: number): string => moneyInput(minor, currency, locale);
  return {
    id: variant.id,
    values: names.map((name) => variant.options[name] ?? ''),
    sku: variant.sku,
    regular_price: price(variant.regular_price),
    sale_price: sale_price > 0 ? price(sale_price) : '',
    sale_starts_at: toLocal(variant.sale_starts_at),
    sale_ends_at: toLocal(variant.sale_ends_at),
    stock: String(variant.stock),
    stock_was: variant.stock,
    barcode: variant.barcode,
    cost: variant.cost === null ? '' : price(variant.cost),
    weight_grams: numberText(variant.weight_grams),
    unit: unit ?? '',
    unit_quantity: numberText(variant.unit_quantity),
    unit_base: numberText(variant.unit_base),
    image_id: image_id ?? '',
    track_stock: variant.track_stock,
    allow_backorder: variant.allow_backorder,
    expected_on: variant.expected_on ?? '',
    backorder_note: variant.backorder_note,
    backorder_notes: variant.backorder_notes.de ?? '',
  };
}

/** A product's options and variants as they stand in the form. */
export function variantsOf({ options, variants }: ProductRecord, money: MoneyFormat): VariantsDraft {
  const names = options.map(({ name }) => name);
  return {
    options: options.map(({ name, values }) => ({ name, values: values.join(', ') })),
    rows: variants.map((variant) => rowOf(variant, names, money)),
  };
}

/** What a variant has of the one that it is made after. */
const NOTHING = { regular_price: '', cost: '', weight_grams: '', track_stock: true, allow_backorder: false };

/** A variant that nobody has saved yet, at price and cost of another. */
export function newRow(values: string[], like: VariantDraft | undefined): VariantDraft {
  const { regular_price, cost, weight_grams, track_stock, allow_backorder } = like ?? NOTHING;
  return {
    ...{ regular_price, cost, weight_grams, track_stock, allow_backorder },
    id: undefined,
    values,
    sku: '',
    sale_price: '',
    sale_starts_at: '',
    sale_ends_at: '',
    stock: '0',
    stock_was: 0,
    barcode: '',
    unit: '',
    unit_quantity: '',
    unit_base: '',
    image_id: '',
    expected_on: '',
    backorder_note: '',
    backorder_notes: '',
  };
}

const keyOf = (values: readonly string[]): string => JSON.stringify(values);

/** How many variants these options make. */
export const countOf = (options: readonly OptionDraft[]): number =>
  options.reduce((count, { values }) => count * new Set(partsOf(values)).size, 1);

/** The rows that these options make: those that there are stay as they are, those that are missing are made. */
export function fillRows(options: readonly OptionDraft[], rows: readonly VariantDraft[]): VariantDraft[] {
  const lists = options.map(({ values }) => [...new Set(partsOf(values))]);
  // a row from before an option was added has that option's first value
  const complete = rows.map((row) => ({ ...row, values: lists.map((list, at) => row.values[at] ?? list[0] ?? '') }));
  const known = new Map(complete.toReversed().map((row) => [keyOf(row.values), row]));
  const combinations = lists.reduce<string[][]>(
    (before, list) => before.flatMap((values) => list.map((value) => [...values, value])),
    [[]],
  );
  return combinations.map((values) => known.get(keyOf(values)) ?? newRow(values, rows[0]));
}

/** Without one of its options: of rows that become the same the first stays. */
export function withoutOption({ options, rows }: VariantsDraft, at: number): VariantsDraft {
  const left = options.filter((_, index) => index !== at);
  const shorter = rows.map((row) => ({ ...row, values: row.values.filter((_, index) => index !== at) }));
  return { options: left, rows: fillRows(left, shorter) };
}

/** By which two drafts are told apart. */
export const textOf = (draft: unknown): string => JSON.stringify(draft);

/** Rows that nobody has typed in are the very same: of two thousand each text costs. */
export const areSame = (one: VariantsDraft, other: VariantsDraft): boolean =>
  textOf(one.options) === textOf(other.options) &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, at) => row === other.rows[at] || textOf(row) === textOf(other.rows[at]));

/**
 * An edit on top of what somebody else made of the variants meanwhile: rows that were not touched here are theirs, those
 * that they added are there, those that they took away are gone. Stock that was typed stays a difference to what was seen.
 */
export function mergeVariants(base: VariantsDraft, mine: VariantsDraft, theirs: VariantsDraft): VariantsDraft {
  if (areSame(base, mine)) return theirs;
  const baseById = new Map(base.rows.map((row) => [row.id, row]));
  const theirsById = new Map(theirs.rows.map((row) => [row.id, row]));
  const added = new Map(
    theirs.rows.filter(({ id }) => !baseById.has(id)).map((row) => [keyOf(row.values), row] as const),
  );
  const rows = mine.rows.flatMap((row) => {
    if (row.id === undefined) {
      const twin = added.get(keyOf(row.values));
      added.delete(keyOf(row.values));
      return [twin ? { ...row, id: twin.id, sku: row.sku || twin.sku, stock_was: twin.stock_was } : row];
    }
    const now = theirsById.get(row.id);
    if (!now) return [];
    const was = baseById.get(row.id) ?? row;
    // what differed in `base` already was sent
    return [
      textOf(row) === textOf(was) ? now : { ...row, stock_was: row.stock_was + Number(was.stock) - was.stock_was },
    ];
  });
  const options = textOf(base.options) === textOf(mine.options) ? theirs.options : mine.options;
  return { options, rows: [...rows, ...added.values()] };
}
