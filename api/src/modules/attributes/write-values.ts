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

/** The ids of all these values; those that are new are made. */
async function idsOf(trx: Trx, row: AttributeRecordRow, next: readonly NextValue[]): Promise<Map<NextValue, number>> {
  const ids = new Map<NextValue, number>();
  for (const value of next)
    ids.set(value, value.id ?? (await repository.insertValue(trx, row.id, value.value, value.label)));
  return ids;
}

/** Makes the function that gives the columns of a value as it is to be. */
function columnsWith(ids: ReadonlyMap<NextValue, number>) {
  const byLabel = new Map([...ids].map(([{ label }, id]) => [label.trim().toLowerCase(), id]));
  return ({ label, labels, colour, second_colour, number, family }: NextValue) => {
    const family_id = byLabel.get(family ?? '') ?? null;
    return { label, labels, colour, second_colour, number, family_id };
  };
}

const placeOf = (value: ValueRow | undefined): number => value?.position ?? 0;
const familyOf = ({ family_id }: ValueRow): number[] => (family_id === null ? [] : [family_id]);

/** Writes the values one by one. @returns the ids of those by which products are found otherwise now */
export async function writeValues(
  trx: Trx,
  row: AttributeRecordRow,
  before: readonly ValueRow[],
  next: readonly NextValue[],
  isOrdered: boolean,
): Promise<number[]> {
  const known = new Map(before.map((value) => [value.id, value]));
  const ids = await idsOf(trx, row, next);
  const columnsOf = columnsWith(ids);
  const touched: number[] = [];
  for (const [index, [value, id]] of [...ids].entries()) {
    const old = known.get(id);
    const columns = columnsOf(value);
    const isSame = old !== undefined && same(pick(old, [...KEYS]), columns);
    const position = isOrdered ? index + 1 : placeOf(old);
    if (isSame && old.position === position) continue;
    await repository.updateValue(trx, id, { ...columns, labels: JSON.stringify(columns.labels), position });
    if (old && !isSame) touched.push(id, ...familyOf(old));
  }
  return touched;
}
