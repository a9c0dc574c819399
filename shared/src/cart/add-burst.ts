import type { CartAction } from './run-action';
import { begin, enqueue } from './run-action';
import type { PendingChange } from './pending-changes';

/** Clicks closer together than this, in milliseconds, make one call. */
const PAUSE_MS = 400;

interface Burst {
  quantity: number;
  begun: [PendingChange, ...PendingChange[]];
  send: () => void;
  timer: ReturnType<typeof setTimeout>;
  done: Promise<boolean>;
}

const bursts = new Map<string, Burst>();

/** Sends at once what still waits for another click: something else is about to change the cart, or the page is left. */
export function sendBursts(): void {
  bursts.forEach(({ send }) => send());
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', sendBursts);

function openBurst(key: string, pending: PendingChange, actionFor: (quantity: number) => CartAction): Burst {
  let settle: (done: Promise<boolean>) => void = () => undefined;
  const done = new Promise<boolean>((resolve) => (settle = resolve));
  const send = (): void => {
    clearTimeout(burst.timer);
    bursts.delete(key);
    settle(enqueue(actionFor(burst.quantity), ...burst.begun));
  };
  const burst: Burst = { quantity: 0, begun: [pending], send, timer: setTimeout(send, PAUSE_MS), done };
  bursts.set(key, burst);
  return burst;
}

/**
 * Adds pieces of one variant: each click shows at once, and clicks within 400 ms make one call with their sum.
 * @param key the variant
 * @param actionFor the action that adds so many
 * @returns as `runAction`, the same for every click of a burst
 */
export function addInBurst(
  key: string,
  quantity: number,
  actionFor: (quantity: number) => CartAction,
): Promise<boolean> {
  const pending = begin(actionFor(quantity));
  if (!pending) return Promise.resolve(false);
  const open = bursts.get(key);
  // clicks of two sessions are two people's
  if (open && open.begun[0].userId !== pending.userId) open.send();
  const present = bursts.get(key);
  const burst = present ?? openBurst(key, pending, actionFor);
  if (present) {
    clearTimeout(present.timer);
    present.timer = setTimeout(present.send, PAUSE_MS);
    present.begun.push(pending);
  }
  burst.quantity += quantity;
  return burst.done;
}
