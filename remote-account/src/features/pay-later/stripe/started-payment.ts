import { sessionStore } from '@tessera/shared/session';

/** A payment that was begun in this tab and goes on at Stripe. */
export interface StartedPayment {
  id: string;
  instalment_id: string;
}

const KEY = 'instalment-payment';

/** What this shopper has begun, so that a reload goes on with it and asks nobody to pay twice. */
export function readStarted(): StartedPayment | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const { user_id, id, instalment_id } = Object(stored) as Record<string, unknown>; // whatever stands there
    if (typeof id !== 'string' || typeof instalment_id !== 'string') return undefined;
    return user_id === sessionStore.getState().userId ? { id, instalment_id } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was begun for this tab, or forgets it. Nothing of the card or of Stripe's secrets is in it. */
export function keepStarted(started: StartedPayment | undefined): void {
  try {
    const { userId: user_id } = sessionStore.getState();
    if (started && user_id) sessionStorage.setItem(KEY, JSON.stringify({ ...started, user_id }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // a storage that is full or closed keeps nothing: a reload begins anew
  }
}
