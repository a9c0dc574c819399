/** The shell's own code. */
const SHELL = 'host';

let now = SHELL;
let listener: (() => void) | undefined;

/** Whose code ran last: a remote's page (`reviews`), a slot (`reviews:cart-aside`), or `host`. */
export const atWork = (): string => now;

/** Says whose code is about to run. On a server, where others watch, nothing comes of it. */
export function noteAtWork(what: string): void {
  if (what === now) return;
  now = what;
  listener?.();
}

/** @param changed called whenever it is another one's turn */
export const onAtWork = (changed: () => void): void => void (listener = changed);

/** Whoever owns what is pressed or typed into is at work: its handlers run after this. */
export const noteTouched = ({ target }: Event): void => {
  const owner = (target as Partial<Element> | null)?.closest?.<HTMLElement>('[data-boundary]')?.dataset;
  noteAtWork(owner?.['slot'] ?? owner?.['boundary'] ?? SHELL);
};
