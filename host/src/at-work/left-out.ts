/** In the tab's storage: when its document was alive last, and what was at work in it. */
const KEY = 'at-work';

/**
 * A document says every two seconds that it is there. One that said so a moment ago lives on in the tab of which this one is a
 * copy; one that said so long ago ended together with its browser. Milliseconds.
 */
const YOUNGEST = 5_000;
const OLDEST = 600_000;

let leftOut: string | undefined;

/** Browsers may refuse to keep anything. */
function inTab(act: () => void): void {
  try {
    act();
  } catch {
    // then nothing is left out
  }
}

/** @param what with its version, `reviews:cart-aside 1.0.0-3f2a9c`; undefined: nobody looks at this document, or it ends */
export function keepAtWork(what?: string): void {
  inTab(() => (what ? sessionStorage.setItem(KEY, `${Date.now()} ${what}`) : sessionStorage.removeItem(KEY)));
}

/**
 * Finds whether this tab's last document ended without a farewell: it stood still, or its memory was full. This one does
 * without what was at work then.
 * @returns what that was, as `keepAtWork` has it; undefined: all is well
 */
export function findLeftOut(): string | undefined {
  leftOut = undefined;
  inTab(() => {
    const [at, what, version] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    const age = Date.now() - Number(at);
    if (age > YOUNGEST && age < OLDEST) leftOut = `${what} ${version}`;
  });
  return leftOut;
}

/**
 * @param what a page's remote, which is refused once (the next time somebody tries again), or a slot
 * @throws Error when this document does without it
 */
export function refuseLeftOut(what: string, version: string): void {
  const named = `${what} ${version}`;
  if (named !== leftOut) return;
  if (!what.includes(':')) leftOut = undefined;
  throw new Error(`${named} is left out`);
}
