/** The text of a cell, before and after. */
export interface CellChange {
  key: string;
  before: string;
  after: string;
}

/** What was done at once: a cell that was typed in, a block that was pasted. */
export type Step = readonly CellChange[];

export interface Steps {
  done: readonly Step[];
  undone: readonly Step[];
}

export const NO_STEPS: Steps = { done: [], undone: [] };

/** Older ones are forgotten. */
const MOST_STEPS = 100;

/** Another step; what was undone before it is gone. One that changes nothing is none. */
export function stepped({ done, undone }: Steps, step: Step): Steps {
  const real = step.filter(({ before, after }) => before !== after);
  if (real.length === 0) return { done, undone };
  return { done: [...done, real].slice(-MOST_STEPS), undone: [] };
}

/** What a step back, or forward, writes, and the steps after it; undefined where there is none. */
export function turned(steps: Steps, way: 'undo' | 'redo'): { steps: Steps; texts: Map<string, string> } | undefined {
  const { done, undone } = steps;
  if (way === 'undo') {
    const last = done.at(-1);
    if (!last) return undefined;
    const texts = new Map(last.toReversed().map(({ key, before }) => [key, before]));
    return { steps: { done: done.slice(0, -1), undone: [...undone, last] }, texts };
  }
  const next = undone.at(-1);
  if (!next) return undefined;
  const texts = new Map(next.map(({ key, after }) => [key, after]));
  return { steps: { done: [...done, next], undone: undone.slice(0, -1) }, texts };
}
