import type { ProductAttribute, UnitPrice } from '@tessera/shared/contract';
import type { AttributeValueRow } from './catalogue.repository';
import { groupBy } from '../../../infra/basics/group-by';
import { orderOf } from '../../../presenters/values/size-order';

const UNIT_NAMES: Record<string, string> = { m2: 'm²' };

interface Measured {
  unit: string | null;
  unit_quantity: number | null;
  unit_base: number | null;
}

/** What one measure of a variant costs at the price charged, rounded once to the minor unit; null where nobody asks. */
export function presentUnitPrice({ unit, unit_quantity, unit_base }: Measured, price: number): UnitPrice | null {
  if (unit === null || unit_quantity === null || unit_base === null || unit_quantity <= 0) return null;
  const name = UNIT_NAMES[unit] ?? unit;
  return {
    amount: Math.round((price * unit_base) / unit_quantity),
    unit: unit_base === 1 ? name : `${unit_base} ${name}`,
  };
}

/** 'Oak, Walnut', but 'S, 12 cm; M, 19 cm'. */
const inOneLine = (labels: readonly string[]): string =>
  labels.join(labels.some((label) => label.includes(',')) ? '; ' : ', ');

/** The specification: each attribute once, with all that the product and its variants have of it. */
export function presentAttributes(rows: readonly AttributeValueRow[]): ProductAttribute[] {
  return [...groupBy(rows, ({ code }) => code).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { code, name, kind, filterable } = first;
    const inOrder = orderOf(own);
    const values = (inOrder ? own.toSorted(inOrder) : own).map(({ value, label, colour, second_colour }) => ({
      value,
      label,
      colour,
      ...(second_colour !== null && { second_colour }),
    }));
    return [{ code, name, kind, filterable, value: inOneLine(values.map(({ label }) => label)), values }];
  });
}
