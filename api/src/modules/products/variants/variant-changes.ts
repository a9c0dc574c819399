import { VARIANT_WRITTEN } from '../record/product-record.repository';
import type { VariantRow } from '../record/product-record.repository';
import type { PlannedVariant } from './plan-variants';
import type { WrittenVariant } from './product-variants.repository';

type Known = VariantRow & { position: number };

const COLUMNS = [...VARIANT_WRITTEN, 'position'] as const;

/** In which the order of an option's names says nothing. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Names of options are people's own words: as text, not as names of fields. */
const sayValue = (column: (typeof COLUMNS)[number], row: Known | PlannedVariant): unknown =>
  column === 'options'
    ? Object.entries(row.options)
        .map((option) => option.join(': '))
        .join(', ')
    : row[column];

/** What of a variant changes, before and after; stock as it was and will be. */
function changedColumns(known: Known, planned: PlannedVariant) {
  // Most are the very same: of two thousand rows each text costs.
  const changed = COLUMNS.filter(
    (column) => known[column] !== planned[column] && textOf(known[column]) !== textOf(planned[column]),
  );
  const { stock_change } = planned;
  const valuesOf = (row: Known | PlannedVariant) => changed.map((column) => [column, sayValue(column, row)]);
  const stockOf = (stock: number) => (stock_change === 0 ? [] : [['stock', stock]]);
  const before = Object.fromEntries([...valuesOf(known), ...stockOf(known.stock)]) as object;
  const after = Object.fromEntries([...valuesOf(planned), ...stockOf(known.stock + stock_change)]) as object;
  return { before, after };
}

interface ChangedVariant {
  variant: WrittenVariant;
  /** as it was */
  sku: string;
  before: object;
  after: object;
}

export interface Delta {
  made: WrittenVariant[];
  changed: ChangedVariant[];
}

/** Which of these are new, and which are not as they were. */
export function deltaOf(present: readonly VariantRow[], named: readonly WrittenVariant[]): Delta {
  const byId = new Map(present.map((row, position) => [row.id, { ...row, position }]));
  const changed = named.flatMap((variant) => {
    const known = byId.get(variant.id);
    const columns = known && changedColumns(known, variant);
    return columns && Object.keys(columns.after).length > 0 ? [{ variant, sku: known.sku, ...columns }] : [];
  });
  return { made: named.filter(({ id }) => !byId.has(id)), changed };
}

interface VariantsTold extends Delta {
  removed: readonly VariantRow[];
  stock_reason: string;
}

/** A list under its name, unless there is nothing in it. */
const unlessEmpty = <T>(name: string, list: readonly T[]): Record<string, readonly T[]> =>
  list.length === 0 ? {} : { [name]: list };

/** What the audit log is told, by SKU; and whether search has to learn of it. */
export function tellVariants({ made, changed, removed, stock_reason }: VariantsTold) {
  const shown = (of: 'before' | 'after'): object =>
    changed.length === 0 ? {} : { variants: changed.map((one) => ({ sku: one.sku, ...one[of] })) };
  const moves = [...made, ...changed.map(({ variant }) => variant)].some(({ stock_change }) => stock_change !== 0);
  const reason = stock_reason.trim();
  const skusOf = (list: readonly { sku: string }[]): string[] => list.map(({ sku }) => sku);
  return {
    before: { ...unlessEmpty('removed', skusOf(removed)), ...shown('before') },
    after: {
      ...unlessEmpty('added', skusOf(made)),
      ...shown('after'),
      ...(moves && reason !== '' && { stock_reason: reason }),
    },
    changes_words: made.length > 0 || removed.length > 0 || changed.some(({ after }) => 'sku' in after),
  };
}
