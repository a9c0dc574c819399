import type { Infra } from '../../../infra';
import type { CategoryRule } from '../../../infra/database/tables/database';
import { countBits } from '../index/bits';
import { heldBy } from '../index/filters';
import type { ProductIndexService } from '../index/product-index.service';
import { resolveRule } from './collection-rule';

export type HeldCounts = ReturnType<typeof createHeldCounts>;

interface Counted {
  product_count: number;
  rule: CategoryRule | null;
}

/** Makes the function that counts anew what collections hold; the other categories keep the count that they have. */
export function createHeldCounts({
  clock,
  productIndex,
}: Pick<Infra, 'clock'> & { productIndex: Pick<ProductIndexService, 'current'> }) {
  // Of one version of the index, on one day.
  let counted = new Map<string, number>();
  let counted_of = '';

  return async function withHeldCounts<Row extends Counted>(rows: readonly Row[]): Promise<Row[]> {
    if (rows.every(({ rule }) => rule === null)) return [...rows];
    const { columns, dictionary, version } = await productIndex.current();
    const now = clock.now();
    const of = `${version} ${now.toISOString().slice(0, 10)}`;
    if (of !== counted_of) counted = new Map();
    counted_of = of;
    return rows.map((row) => {
      if (row.rule === null) return row;
      const key = JSON.stringify(row.rule);
      const known = counted.get(key) ?? countBits(heldBy(columns, resolveRule(row.rule, dictionary, now)));
      counted.set(key, known);
      return { ...row, product_count: known };
    });
  };
}
