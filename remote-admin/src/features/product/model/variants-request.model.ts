import { parseMoney, type MoneyFormat } from '../../../numbers/money.model';
import { fromLocal } from '../../../form/local-moment';
import { partsOf } from './fields.model';
import { newRow, textOf, type VariantDraft, type VariantsDraft, type VariantTexts } from './variants.model';

/** What cannot be sent, by row and field. */
export type RowFaults = ReadonlyMap<string, 'money' | 'number'>;
export const faultKey = (row: number, field: string): string => `${row}.${field}`;

type Read = { value: unknown } | 'money' | 'number';
type Reader = (text: string, money: MoneyFormat) => Read;

function readNumber(text: string, whole: boolean): Read {
  const value = Number(text.replace(',', '.'));
  const isGood = Number.isFinite(value) && value >= 0 && (!whole || Number.isSafeInteger(value));
  return isGood ? { value } : 'number';
}

const readMoney: Reader = (text, { currency, locale }) => {
  const value = text === '' ? 0 : parseMoney(text, currency, locale);
  return value === undefined ? 'money' : { value };
};
const readMoneyOrNone: Reader = (text, money) => (text === '' ? { value: null } : readMoney(text, money));
const readMoment: Reader = (text) => ({ value: fromLocal(text) });
const readWhole: Reader = (text) => readNumber(text, true);
const readMeasure: Reader = (text) => (text === '' ? { value: null } : readNumber(text, false));
const readOrNone: Reader = (text) => ({ value: text || null });

/** How the fields are read that are no plain text. */
const READERS: Partial<Record<keyof VariantTexts, Reader>> = {
  regular_price: readMoney,
  sale_price: readMoney,
  cost: readMoneyOrNone,
  sale_starts_at: readMoment,
  sale_ends_at: readMoment,
  stock: readWhole,
  weight_grams: readWhole,
  unit: readOrNone,
  unit_quantity: readMeasure,
  unit_base: readMeasure,
  image_id: readOrNone,
  expected_on: readOrNone,
  backorder_notes: (text) => ({ value: { de: text } }),
};

/** What a field says, as the API takes it. */
function readField(field: keyof VariantTexts, given: string | boolean, money: MoneyFormat): Read {
  if (typeof given === 'boolean') return { value: given };
  const text = given.trim();
  return READERS[field]?.(text, money) ?? { value: text };
}

const FIELDS = Object.keys(newRow([], undefined)).filter(
  (name) => !['id', 'values', 'stock_was'].includes(name),
) as (keyof VariantTexts)[]; // what is left of its keys

interface RowRequest {
  body: Record<string, unknown>;
  faults: [field: string, kind: 'money' | 'number'][];
}

/** What was changed of a row; all of one that is new. */
function rowRequest(row: VariantDraft, known: VariantDraft | undefined, money: MoneyFormat): RowRequest {
  const body: Record<string, unknown> = row.id === undefined ? {} : { id: row.id };
  const faults: RowRequest['faults'] = [];
  for (const field of FIELDS) {
    if (known && known[field] === row[field]) continue;
    const read = readField(field, row[field], money);
    if (typeof read === 'string') faults.push([field, read]);
    else body[field] = read.value;
  }
  const counted = 'stock' in body && row.id !== undefined;
  return { body: counted ? { ...body, stock_was: row.stock_was } : body, faults };
}

interface VariantsRequest {
  options: { name: string; values: string[] }[];
  variants: Record<string, unknown>[];
  faults: RowFaults;
}

/** What the API is sent: all rows in their order, of each what was changed; and what stands in no field as it should. */
export function variantsRequest(
  base: VariantsDraft,
  { options, rows }: VariantsDraft,
  money: MoneyFormat,
): VariantsRequest {
  const faults = new Map<string, 'money' | 'number'>();
  const before = new Map(base.rows.map((row) => [row.id, row]));
  const names = options.map(({ name }) => name.trim());
  const sameNames = textOf(names) === textOf(base.options.map(({ name }) => name));
  const variants = rows.map((row, at) => {
    const known = row.id === undefined ? undefined : before.get(row.id);
    const request = rowRequest(row, known, money);
    for (const [field, kind] of request.faults) faults.set(faultKey(at, field), kind);
    if (known && sameNames && textOf(known.values) === textOf(row.values)) return request.body;
    return {
      ...request.body,
      options: Object.fromEntries(names.map((name, index) => [name, row.values[index] ?? ''])),
    };
  });
  return {
    options: options.map(({ values }, at) => ({ name: names[at] ?? '', values: [...new Set(partsOf(values))] })),
    variants,
    faults,
  };
}

/** What is sent where nothing but fields of variants was changed. */
export interface SomeVariants {
  /** which row of the form each of them is */
  rows: number[];
  variants: Record<string, unknown>[];
}

const idsOf = ({ rows }: VariantsDraft): string => rows.map(({ id }) => id ?? '').join();

/** The variants alone that were changed; undefined where options, or which variants there are, were. */
export function someVariants(
  base: VariantsDraft,
  mine: VariantsDraft,
  request: Pick<VariantsRequest, 'variants'>,
): SomeVariants | undefined {
  if (textOf(base.options) !== textOf(mine.options) || idsOf(base) !== idsOf(mine)) return undefined;
  const isChanged = (body: Record<string, unknown>): boolean => Object.keys(body).length > 1;
  const rows = request.variants.flatMap((body, at) => (isChanged(body) ? [at] : []));
  return { rows, variants: request.variants.filter(isChanged) };
}
