import { createStore } from 'zustand';

/** A visitor's hearts lie here in the browser until they join an account at sign-in. */
const KEY = 'wishlist';
/** The most hearts that a browser keeps. */
export const MOST_HEARTS = 200;

interface Wishes {
  /** product ids that a visitor has marked, the newest first */
  hearts: string[];
  /** what a shopper has clicked and the server has not answered yet, by `wishKey` */
  wanted: Record<string, boolean>;
}

/** The same for every page until it is hydrated: what is stored comes after. */
export const wishes = createStore<Wishes>(() => ({ hearts: [], wanted: {} }));

export function wishKey(userId: string | undefined, productId: string): string {
  return `${userId}/${productId}`;
}

function readHearts(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST_HEARTS) : [];
  } catch {
    return [];
  }
}

function showStored(): void {
  wishes.setState({ hearts: readHearts() });
}

/** Keeps the hearts; a browser that stores nothing keeps them for as long as the page is open. */
export function keepHearts(hearts: string[]): void {
  try {
    if (hearts.length > 0) localStorage.setItem(KEY, JSON.stringify(hearts));
    else localStorage.removeItem(KEY);
  } catch {
    // full or closed
  }
  wishes.setState({ hearts });
}

if (typeof window !== 'undefined') {
  showStored();
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === KEY) showStored();
  });
}
