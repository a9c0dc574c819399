import { messageOf } from '../../../../messages/message';
import type { UNITS } from '../../record/product.schemas';
import type { FileRow } from '../../../../framework/files/reading/read-rows';
import { MEASURES } from './fields';
import type { ProductCells } from './fields';

type Unit = (typeof UNITS)[number];

/** Units that Shopify's files have: what they measure, and how many of its smallest one they are. */
const SIZES: Readonly<Record<string, { of: string; size: number; told: Unit }>> = {
  mg: { of: 'mass', size: 1, told: 'g' },
  g: { of: 'mass', size: 1_000, told: 'g' },
  kg: { of: 'mass', size: 1_000_000, told: 'kg' },
  ml: { of: 'volume', size: 1, told: 'ml' },
  cl: { of: 'volume', size: 10, told: 'ml' },
  l: { of: 'volume', size: 1_000, told: 'l' },
  m3: { of: 'volume', size: 1_000_000, told: 'l' },
  mm: { of: 'length', size: 1, told: 'cm' },
  cm: { of: 'length', size: 10, told: 'cm' },
  m: { of: 'length', size: 1_000, told: 'm' },
  m2: { of: 'area', size: 1, told: 'm2' },
  item: { of: 'number', size: 1, told: 'item' },
};
const WORDS = Object.fromEntries(Object.entries(SIZES));
const NONE = { unit: null, unit_quantity: null, unit_base: null };
/** Digits behind the point that a measure has. */
const DIGITS = 6;

const round = (value: number): number => Number(value.toFixed(DIGITS));

/**
 * How much is in a piece and for how much its unit price is told, as Shopify's files say it; both are kept in the unit that
 * it is told in: 75 cl are told by the litre. Without an amount there is no unit price.
 * @returns undefined where the file has no such columns, or something is wrong with them
 */
export function readMeasures(row: FileRow, cells: ProductCells) {
  if (!MEASURES.every(cells.has)) return undefined;
  if (cells.text(row, 'total_measure') === '') return NONE;
  const total = cells.choice(row, 'total_measure_unit', undefined, WORDS);
  const base = cells.choice(row, 'base_measure_unit', total, WORDS);
  const quantity = cells.measure(row, 'total_measure');
  const measure = cells.measure(row, 'base_measure') ?? 1;
  if (!total || !base || total.of !== base.of)
    return cells.refuse(row, 'base_measure_unit', messageOf('files.row.units'));
  const size = SIZES[base.told]?.size ?? 1;
  return {
    unit: base.told,
    unit_quantity: round(((quantity ?? 0) * total.size) / size),
    unit_base: round((measure * base.size) / size),
  };
}
