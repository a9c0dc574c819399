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

/** What a category may be merged into: neither itself, nor what is below it, nor a collection. */
export function targetsOf(all: readonly AdminCategory[], id: string): TreeRow[] {
  const own = new Set([id, ...rowsOf(all, id).map(({ category }) => category.id)]);
  return rowsOf(all).filter(({ category }) => !own.has(category.id) && category.rule === null);
}
