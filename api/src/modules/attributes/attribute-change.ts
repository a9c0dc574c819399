import { AppError } from '../../errors/errors';
import { pick } from '../../infra/basics/pick';
import type { AttributeRecordRow, ValueRow } from './attribute-records.repository';
import type { AttributeEdit } from './attributes.schemas';
import { withoutEmpty } from './value-edits';

/** What variants do not choose by. */
const NOT_OF_VARIANTS = new Set(['boolean', 'date']);
const FIELDS = ['name', 'names', 'kind', 'unit', 'filterable', 'for_variants'] as const;

type Fields = Pick<AttributeRecordRow, (typeof FIELDS)[number]>;
type Labelled = readonly { label: string }[];

export const namesOf = (values: Labelled): string => values.map(({ label }) => label).join(', ');
export const isOfVariants = ({ is_of_variants }: ValueRow): boolean => is_of_variants;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What variants choose by is neither removed nor made something else.
 * @throws AppError `attributes.not_possible`
 */
export function refuseUsed(
  row: AttributeRecordRow,
  { for_variants, kind }: AttributeEdit,
  values: readonly ValueRow[],
  removed: readonly ValueRow[],
): void {
  const used = values.filter(isOfVariants);
  const lost = for_variants === false && row.for_variants ? used : removed.filter(isOfVariants);
  if (lost.length > 0) throw new AppError('attributes.not_possible.variants', { values: namesOf(lost) });
  if (used.length > 0 && kind !== undefined && NOT_OF_VARIANTS.has(kind))
    throw new AppError('attributes.not_possible.kind');
}

/** Options of these names are of it: those that it has had, and what it is called now. */
function optionNames({ option_names }: AttributeRecordRow, next: Fields): string[] {
  if (!next.for_variants) return option_names;
  const called = [next.name, ...Object.values(next.names)].map((name) => name.toLowerCase());
  return [...new Set([...option_names, ...called])];
}

/** An attribute's own columns as an edit wants them: what it does not name stays, what does not fit the kind goes. */
export function nextAttribute(row: AttributeRecordRow, edit: AttributeEdit): Fields & { option_names: string[] } {
  const { values: _, removed: __, names, ...asked } = edit;
  const given = { ...pick(row, FIELDS), ...asked, ...(names && { names: withoutEmpty(names) }) };
  const next: Fields = {
    ...given,
    name: given.name.trim(),
    unit: given.kind === 'number' ? given.unit.trim() : '',
    for_variants: given.for_variants && !NOT_OF_VARIANTS.has(given.kind),
  };
  return { ...next, option_names: optionNames(row, next) };
}

/** What the audit log is told of an edit. */
export function changesOf(
  row: AttributeRecordRow,
  next: Fields,
  values: { before: Labelled; after: Labelled; isOther: boolean },
): { before: object; after: object } {
  const changed = FIELDS.filter((key) => !same(row[key], next[key]));
  const [before, after] = [values.before, values.after].map((list) => list.map(({ label }) => label));
  const isOther = values.isOther || !same(before, after);
  return {
    before: { ...pick(row, changed), ...(isOther && { values: before }) },
    after: { ...pick(next, changed), ...(isOther && { values: after }) },
  };
}
