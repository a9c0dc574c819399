import type { ReactNode } from 'react';

/** One thing that can be chosen. */
export interface ComboboxOption {
  key: string;
  /** what is said when it is chosen; null: nothing, the list goes on with others */
  said: string | null;
  content: ReactNode;
  /** it is shown and says itself why it cannot be chosen now */
  disabled?: boolean;
  onChoose: () => void;
}

/** Options that belong together, below a heading of their own. */
export interface ComboboxGroup {
  key: string;
  /** its accessible name, and what stands above its options; none: they need no heading */
  heading?: { name: string; content: ReactNode };
  options: readonly ComboboxOption[];
}

/** The options of all groups, in the order in which the arrow keys walk along them. */
export const optionsOf = (groups: readonly ComboboxGroup[]): ComboboxOption[] =>
  groups.flatMap(({ options }) => options);

/** The next position for an arrow key, round and round; -1: there is none. */
export const stepTo = (active: number, by: 1 | -1, count: number): number =>
  count === 0 ? -1 : active < 0 && by < 0 ? count - 1 : (active + by + count) % count;

/** Where the keys begin in a new list: at the first option that can be chosen. */
export const firstOf = (options: readonly ComboboxOption[]): number => options.findIndex(({ disabled }) => !disabled);
