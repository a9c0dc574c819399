import type { AdminCategory } from '@tessera/shared/contract';

/** A category where it stands in the tree; the top is depth 0. */
export interface TreeRow {
  category: AdminCategory;
  depth: number;
}

/** A place in the tree, as the API takes it. */
export interface Place {
  parent_id: string | null;
  /** among the others there, from 0 */
  position: number;
}

export const STEPS = ['up', 'down', 'in', 'out'] as const;
export type Step = (typeof STEPS)[number];

const below = (all: readonly AdminCategory[], id: string | null): AdminCategory[] =>
  all.filter(({ parent_id }) => parent_id === id);

/** The tree from the top down, each category followed by those below it. */
export function rowsOf(all: readonly AdminCategory[], parent_id: string | null = null, depth = 0): TreeRow[] {
  return below(all, parent_id).flatMap((category) => [{ category, depth }, ...rowsOf(all, category.id, depth + 1)]);
}

/** Behind the last of those below a category; nothing stands below a collection. */
function behindLast(all: readonly AdminCategory[], above: AdminCategory | undefined): Place | undefined {
  if (!above || above.rule) return undefined;
  return { parent_id: above.id, position: below(all, above.id).length };
}

/** Where one step leads: past a neighbour, below the one before, or out behind its parent; undefined: nowhere, as into a collection. */
export function placeAfter(
  all: readonly AdminCategory[],
  { id, parent_id }: AdminCategory,
  step: Step,
): Place | undefined {
  const around = below(all, parent_id);
  const index = around.findIndex((one) => one.id === id);
  const before = around[index - 1];
  if (step === 'up') return before && { parent_id, position: index - 1 };
  if (step === 'down') return index < around.length - 1 ? { parent_id, position: index + 1 } : undefined;
  if (step === 'in') return behindLast(all, before);
  const parent = all.find((one) => one.id === parent_id);
  if (!parent) return undefined;
  const position = below(all, parent.parent_id).findIndex((one) => one.id === parent.id) + 1;
  return { parent_id: parent.parent_id, position };
}

/** Where a row that is dragged would go. */
interface Landing extends Place {
  /** how deep it would stand */
  depth: number;
}

/**
 * Where the row of an index comes to stand before the row of another one (their number: behind the last): as deep as is
 * asked for and the rows around allow, never into itself or below a collection.
 * @param wanted how deep
 * @returns undefined where it stands already
 */
export function landingOf(
  all: readonly AdminCategory[],
  from: number,
  gap: number,
  wanted: number,
): Landing | undefined {
  const rows = rowsOf(all);
  const row = rows[from];
  if (!row) return undefined;
  const { id } = row.category;
  const own = new Set([id, ...rowsOf(all, id).map(({ category }) => category.id)]);
  const isOther = ({ category }: TreeRow): boolean => !own.has(category.id);
  const above = rows.slice(0, gap).filter(isOther);
  const next = rows.slice(gap).find(isOther);
  const last = above.at(-1);
  const deepest = last ? last.depth + (last.category.rule ? 0 : 1) : 0;
  const depth = Math.min(Math.max(wanted, next?.depth ?? 0), deepest);
  const parent_id = above.findLast((one) => one.depth === depth - 1)?.category.id ?? null;
  const position = above.filter(({ category }) => category.parent_id === parent_id).length;
  const before = below(all, parent_id).findIndex((one) => one.id === id);
  return parent_id === row.category.parent_id && position === before ? undefined : { parent_id, position, depth };
}

/** What a category may be merged into: neither itself, nor what is below it, nor a collection. */
export function targetsOf(all: readonly AdminCategory[], id: string): TreeRow[] {
  const own = new Set([id, ...rowsOf(all, id).map(({ category }) => category.id)]);
  return rowsOf(all).filter(({ category }) => !own.has(category.id) && category.rule === null);
}
