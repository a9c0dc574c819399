import type { Suggestions } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';

type Product = Suggestions['products'][number];

/** One thing that can be chosen. */
export interface Choice {
  kind: 'past' | 'term' | 'category' | 'product' | 'all';
  label: string;
  to: string;
  product?: Product;
}

const searchFor = (search: string): string => paths.products({ category: 'all', search });

/**
 * What is offered for what stands in the box: what the shop found and, at the end, the search itself; while it is empty
 * the last searches of this browser, popular ones and the shop's categories.
 */
export function choicesFor(text: string, found: Suggestions | undefined, past: readonly string[]): Choice[] {
  const { terms = [], categories = [], products = [] } = found ?? {};
  const known = new Set(text ? [] : past.map((one) => one.toLowerCase()));
  const before: Choice[] = text ? [] : past.map((label) => ({ kind: 'past', label, to: searchFor(label) }));
  const last: Choice[] = text ? [{ kind: 'all', label: text, to: searchFor(text) }] : [];
  return [
    ...before,
    ...terms
      .filter((term) => !known.has(term))
      .map((label) => ({ kind: 'term' as const, label, to: searchFor(label) })),
    ...categories.map(({ name, slug }) => ({ kind: 'category' as const, label: name, to: paths.category(slug) })),
    ...products.map((product) => ({
      kind: 'product' as const,
      label: product.name,
      to: paths.product(product.slug),
      product,
    })),
    ...last,
  ];
}

/** Choices of one kind next to one another, with the position of each in the whole list. */
export function groupsOf(choices: readonly Choice[]): { kind: Choice['kind']; members: [Choice, number][] }[] {
  const groups: { kind: Choice['kind']; members: [Choice, number][] }[] = [];
  choices.forEach((choice, index) => {
    const last = groups.at(-1);
    if (last?.kind === choice.kind) last.members.push([choice, index]);
    else groups.push({ kind: choice.kind, members: [[choice, index]] });
  });
  return groups;
}

/** The next position for an arrow key; -1 is the box itself, between the last and the first (ARIA APG, combobox). */
export function stepTo(active: number, by: 1 | -1, count: number): number {
  const next = active + by;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
