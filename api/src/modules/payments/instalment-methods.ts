import type { Config } from '../../config';

export type InstalmentMethod = 'test-card' | 'stripe';

/** How a part of a plan can be paid here: by the cards that this shop takes, in the order in which they are offered. */
export function instalmentMethods({ test_cards, stripe }: Pick<Config, 'test_cards' | 'stripe'>): InstalmentMethod[] {
  return [...(test_cards ? (['test-card'] as const) : []), ...(stripe ? (['stripe'] as const) : [])];
}
