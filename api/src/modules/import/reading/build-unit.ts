import type { UnitCode } from '../../../infra/database/tables/catalogue';
import { textCell, type Problems } from './csv-cells';
import type { CsvRow, ImportUnit } from './import-product';

/** Shopify's units, in thousandths of the unit that they are told in. */
const UNITS: Record<string, { unit: UnitCode; of: string; size: number }> = {
  mg: { unit: 'g', of: 'mass', size: 0.001 },
  g: { unit: 'g', of: 'mass', size: 1 },
  kg: { unit: 'kg', of: 'mass', size: 1_000 },
  ml: { unit: 'ml', of: 'volume', size: 1 },
  cl: { unit: 'ml', of: 'volume', size: 10 },
  l: { unit: 'l', of: 'volume', size: 1_000 },
  mm: { unit: 'cm', of: 'length', size: 0.1 },
  cm: { unit: 'cm', of: 'length', size: 1 },
  m: { unit: 'm', of: 'length', size: 100 },
  m2: { unit: 'm2', of: 'area', size: 1 },
  item: { unit: 'item', of: 'number', size: 1 },
};

function amountOf(row: CsvRow, column: string, problems: Problems): number {
  const text = textCell(row, column);
  if (/^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0) return Number(text);
  problems.add(row.row, column, `'${text}' is not an amount`);
  return 1;
}

/** What the price of a measure is computed from, or null where the row says nothing of it. */
export function buildUnit(row: CsvRow, problems: Problems): ImportUnit | null {
  if (textCell(row, 'Unit Price Total Measure') === '') return null;
  const total = UNITS[textCell(row, 'Unit Price Total Measure Unit').toLowerCase()];
  const base = UNITS[textCell(row, 'Unit Price Base Measure Unit').toLowerCase()];
  if (!total || !base || total.of !== base.of) {
    problems.add(row.row, 'Unit Price Base Measure Unit', 'The units of the unit price do not go together');
    return null;
  }
  const quantity = amountOf(row, 'Unit Price Total Measure', problems);
  const measure = amountOf(row, 'Unit Price Base Measure', problems);
  // Both are kept in the unit that the price is told for; 75 cl are told by the litre.
  const size = UNITS[base.unit]?.size ?? 1;
  return { unit: base.unit, quantity: (quantity * total.size) / size, base: (measure * base.size) / size };
}
