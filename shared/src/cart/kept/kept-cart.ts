import { createStore } from 'zustand';

/** A visitor's cart lies here in the browser until it joins an account's at sign-in (decision 40). */
export const KEPT_CART_KEY = 'kept-cart';
/** As many lines, and as many pieces of one, as an account's cart holds. */
export const MOST_LINES = 200;
export const MOST_OF_ONE = 999;

export interface KeptLine {
  variant_id: string;
  quantity: number;
  /** the product's: what is sold no more has no other */
  name: string;
  /** what the visitor has seen of it last: a price in minor units, and how many there were */
  seen_price: number | null;
  seen_available: number | null;
}

export interface KeptCart {
  /** another one for each change: what joins an account joins it once, from however many tabs it is sent */
  key: string;
  lines: KeptLine[];
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const seenOf = (value: unknown): number | null => (isWhole(value, 0, 2 ** 31 - 1) ? value : null);

function readLine(value: unknown): KeptLine | undefined {
  const { variant_id, quantity, name, seen_price, seen_available } = Object(value) as Record<string, unknown>; // checked here
  if (typeof variant_id !== 'string' || !ID.test(variant_id) || !isWhole(quantity, 1, MOST_OF_ONE)) return undefined;
  return {
    variant_id,
    quantity,
    name: typeof name === 'string' ? name.slice(0, 300) : '',
    seen_price: seenOf(seen_price),
    seen_available: seenOf(seen_available),
  };
}

/** What a storage text holds, as far as it can be a cart: whoever wrote it, each variant once. */
export function readKeptCart(text: string | null): KeptCart {
  try {
    const { key, lines } = Object(JSON.parse(text ?? 'null')) as { key?: unknown; lines?: unknown }; // checked here
    const read = new Map<string, KeptLine>();
    for (const value of Array.isArray(lines) ? lines.slice(0, MOST_LINES) : []) {
      const line = readLine(value);
      if (line && !read.has(line.variant_id)) read.set(line.variant_id, line);
    }
    return { key: typeof key === 'string' && /^[\w-]{1,100}$/.test(key) ? key : '', lines: [...read.values()] };
  } catch {
    return { key: '', lines: [] };
  }
}

/** The same for every page until it is hydrated: what is stored comes after. */
export const keptCart = createStore<KeptCart>(() => ({ key: '', lines: [] }));

function showStored(): void {
  try {
    keptCart.setState(readKeptCart(localStorage.getItem(KEPT_CART_KEY)));
  } catch {
    // a browser that stores nothing
  }
}

if (typeof window !== 'undefined') {
  showStored();
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === KEPT_CART_KEY) showStored();
  });
}
