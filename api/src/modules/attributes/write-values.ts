import { pick } from '../../infra/basics/pick';
import type { Trx } from '../../infra/database/db';
import { inShopOrder } from './attribute-records.service';
import { attributeRecordsRepository as repository } from './attribute-records.repository';
import type { AttributeRecordRow, ValueRow } from './attribute-records.repository';
import type { NextValue } from './value-edits';

const KEYS = ['label', 'labels', 'colour', 'second_colour', 'number', 'family_id'] as const;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether staff put the values into another order than the shop would have them in by itself. */
export function hasOwnOrder(kind: string, before: readonly ValueRow[], next: readonly NextValue[]): boolean {
  if (before.some(({ position }) => position > 0)) return true;
  const plain = next.map(({ label, number }) => ({ label, number, position: 0 }));
  const byItself = inShopOrder(
    kind,
    plain.toSorted((a, b) => (a.label < b.label ? -1 : 1)),
  );
  return !same(byItself, plain);
}

/** Writes the values one by one. @returns the ids of those by which products are found otherwise now */
export async function writeValues(
  trx: Trx,
  row: AttributeRecordRow,
  before: readonly ValueRow[],
  next: readonly NextValue[],
  isOrdered: boolean,
): Promise<number[]> {
  const known = new Map(before.map((value) => [value.id, value]));
  const ids = new Map<NextValue, number>();
  for (const value of next)
    ids.set(value, value.id ?? (await repository.insertValue(trx, row.id, value.value, value.label)));
  const familyId = (label: string | null): number | null => {
    const family = label === null ? undefined : next.find((one) => one.label.trim().toLowerCase() === label);
    return (family && ids.get(family)) ?? null;
  };
  const touched: number[] = [];
  for (const [index, value] of next.entries()) {
    const id = ids.get(value) ?? 0;
    const old = known.get(id);
    const { label, labels, colour, second_colour, number } = value;
    const columns = { label, labels, colour, second_colour, number, family_id: familyId(value.family) };
    const position = isOrdered ? index + 1 : (old?.position ?? 0);
    if (old && same(pick(old, [...KEYS]), columns) && old.position === position) continue;
    await repository.updateValue(trx, id, { ...columns, labels: JSON.stringify(labels), position });
    if (old && !same(pick(old, [...KEYS]), columns))
      touched.push(id, ...(old.family_id === null ? [] : [old.family_id]));
  }
  return touched;
}
