/** In which order kinds stand in the list: what is known at once above what the API finds, so that nothing moves when that comes. */
export const KINDS = ['page', 'action', 'order', 'customer', 'product', 'search'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that the palette leads to, or does. */
export interface Choice {
  /** tells it from all others while the list changes */
  key: string;
  kind: Kind;
  label: string;
  /** stands behind the label */
  hint?: string;
  /** SVG path data on a grid of 24 × 24 */
  icon?: string;
  choose: () => void;
}

/** Small letters without accents: 'Übersicht' is found by 'uber'. */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the text stands somewhere in the label; no text finds everything. */
export function matches(label: string, text: string): boolean {
  const folded = fold(label);
  return fold(text)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Grouped by kind, in the kinds' order, each with its place in the whole list: the arrow keys go through that. */
export function byKind(choices: readonly Choice[]): { kind: Kind; members: [Choice, number][] }[] {
  let place = 0;
  return KINDS.flatMap((kind) => {
    const members = choices
      .filter((choice) => choice.kind === kind)
      .map((choice): [Choice, number] => [choice, place++]);
    return members.length > 0 ? [{ kind, members }] : [];
  });
}

export interface Customer {
  email: string;
  name: string;
}

/** Whose orders these are, each once, as far as the text is part of the mail address. */
export function customersOf(
  orders: readonly { email: string; customer: { name: string } | null }[],
  text: string,
): Customer[] {
  const found = new Map<string, Customer>();
  for (const { email, customer } of orders) {
    if (matches(email, text) && !found.has(email)) found.set(email, { email, name: customer?.name ?? email });
  }
  return [...found.values()];
}
