import { sessionStore } from '@tessera/shared/session';

/** What stands for a card: a token that is good for one payment, and what a person knows the card by. Never a number. */
export interface SavedCard {
  token: string;
  brand: string;
  /** what the network calls itself; an older API does not say it */
  brand_name?: string;
  last4: string;
}

const KEY = 'checkout-card';
/** milliseconds; the gateway's tokens end after 30 minutes */
const MAX_AGE_MS = 25 * 60 * 1000;

/** The card that this shopper has entered in this tab, so that a reload does not ask for it again. */
export function readSavedCard(): SavedCard | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const { user_id, at, token, brand, brand_name = brand, last4 } = Object(stored) as Record<string, unknown>; // whatever stands there
    const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < MAX_AGE_MS;
    const isOurs = user_id !== undefined && user_id === sessionStore.getState().userId;
    if (!isFresh || !isOurs || typeof token !== 'string') return undefined;
    return { token, brand: String(brand), brand_name: String(brand_name), last4: String(last4) };
  } catch {
    return undefined;
  }
}

/** Saves a card for this tab, or forgets it. */
export function saveCard(card: SavedCard | undefined): void {
  try {
    const { userId: user_id } = sessionStore.getState();
    if (card && user_id) sessionStorage.setItem(KEY, JSON.stringify({ ...card, user_id, at: Date.now() }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // a storage that is full or closed saves nothing: the card is asked for again
  }
}
