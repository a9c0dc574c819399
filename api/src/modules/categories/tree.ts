/** What a tree is made of. */
export interface Node {
  id: string;
  parent_id: string | null;
}

/** @returns how many levels a node and all below it take: 1 for one without children */
export function heightOf(nodes: readonly Node[], id: string): number {
  const children = nodes.filter(({ parent_id }) => parent_id === id);
  return 1 + Math.max(0, ...children.map((child) => heightOf(nodes, child.id)));
}

/** The ids from a node up to the top, itself first; none for null. */
export function upFrom(nodes: readonly Node[], id: string | null): string[] {
  const path: string[] = [];
  for (let next = id; next !== null;) {
    const node = nodes.find((one) => one.id === next);
    // A circle, which only a hand in the database could make, ends here.
    if (!node || path.includes(node.id)) break;
    path.push(node.id);
    next = node.parent_id;
  }
  return path;
}
