/** Deeper than any shop sorts its goods; a circle ends here, too. */
const DEEPEST = 20;

/** A category and the ones above it, nearest first. @param parents of each category */
export function chainOf(category_id: string | null, parents: ReadonlyMap<string, string | null>): string[] {
  const chain: string[] = [];
  for (let id = category_id; id !== null && chain.length < DEEPEST; id = parents.get(id) ?? null) chain.push(id);
  return chain;
}
