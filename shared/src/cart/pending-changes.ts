import { createStore } from 'zustand';
import type { CartChange } from './cart-model';

/** A change that was asked for and that the server has not answered yet. */
export interface PendingChange {
  change: CartChange;
  userId: string | undefined;
}

export const pendingChanges = createStore<PendingChange[]>(() => []);

export function addPending(change: CartChange, userId: string | undefined): PendingChange {
  const pending = { change, userId };
  pendingChanges.setState((all) => [...all, pending], true);
  return pending;
}

export function dropPending(pending: PendingChange): void {
  pendingChanges.setState((all) => all.filter((other) => other !== pending), true);
}

/** True when a later change sets the same line's quantity anew, so that this one need not be sent. */
export function isSuperseded(pending: PendingChange): boolean {
  const { change } = pending;
  if (change.type !== 'set') return false;
  const all = pendingChanges.getState();
  return all
    .slice(all.indexOf(pending) + 1)
    .some(({ change: later }) => later.type === 'set' && later.variant_id === change.variant_id);
}
