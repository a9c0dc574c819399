/** A row of a list that is edited whole. */
export interface Keyed {
  /** of the row on the screen: its id, or that of a new one */
  key: string;
  /** none: it is not saved yet */
  id: string | undefined;
}

/** Nothing differs. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Rows as they were read, each under the key that it has on the screen: fields stay where somebody types, and one that was new
 * there is known as the same.
 * @param known those on the screen
 * @param isIt tells whether a row may be one of those without an id, since that was saved; of several the first is meant
 */
export function keepKeys<Row extends { key: string; id: string | number | undefined }>(
  rows: readonly Row[],
  known: readonly Row[],
  isIt: (row: Row, added: Row) => boolean,
): Row[] {
  const keys = new Map(known.flatMap(({ id, key }) => (id === undefined ? [] : [[id, key]])));
  const taken = new Set(known.map(({ key }) => key));
  const added = known.filter(({ id }) => id === undefined);
  return rows.map((row) => {
    const key = row.id === undefined ? undefined : keys.get(row.id);
    if (key !== undefined) return { ...row, key };
    const at = added.findIndex((one) => isIt(row, one));
    const [found] = at < 0 ? [] : added.splice(at, 1);
    if (found) return { ...row, key: found.key };
    return taken.has(row.key) ? { ...row, key: `${row.key}, other` } : row;
  });
}

export interface MergedList<Row> {
  rows: Row[];
  /** the keys of those that both sides changed, to something else each: here they are still as they were typed */
  conflicts: string[];
}

/**
 * An edit of a list that began with `base`, on top of what somebody else made of it meanwhile: rows that were not touched here
 * are theirs. What was deleted here and changed there comes back, and what was changed here and deleted there is a new one, so
 * that nobody loses what they have not seen.
 */
export function mergeRows<Row extends Keyed>(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
): MergedList<Row> {
  const find = (rows: readonly Row[], key: string) => rows.find((row) => row.key === key);
  const conflicts: string[] = [];
  const kept = theirs.flatMap((their) => {
    const [was, own] = [find(base, their.key), find(mine, their.key)];
    if (!own) return was && same(was, their) ? [] : [their];
    if (same(own, was)) return [their];
    if (!same(their, was) && !same(their, own)) conflicts.push(their.key);
    // it may have been new when it was typed
    return [{ ...own, id: their.id }];
  });
  const gone = mine.flatMap((own) => {
    if (find(theirs, own.key)) return [];
    const was = find(base, own.key);
    if (!was) return [own];
    return same(was, own) ? [] : [{ ...own, id: undefined }];
  });
  return { rows: [...kept, ...gone], conflicts };
}

/** The list with their version of one row, which goes where they have none. */
export function takeRow<Row extends Keyed>(mine: readonly Row[], theirs: readonly Row[], key: string): Row[] {
  const their = theirs.find((row) => row.key === key);
  return mine.flatMap((row) => (row.key === key ? (their ?? []) : row));
}
