import { currentLanguage } from '@tessera/shared/i18n';

/** What the API promises of goods that are not there yet. */
export interface BackorderPromise {
  /** a day, YYYY-MM-DD; 'soon': it has passed; null: none is told */
  expected: string | null;
  /** what staff say of it */
  note: string;
}

// Two short sentences in two languages: less than what it takes to load them late.
const WORDS = {
  en: {
    state: 'On back-order',
    some: (count: number) => `${count} on back-order`,
    from: 'expected from',
    soon: 'expected soon',
  },
  de: {
    state: 'Vorbestellung',
    some: (count: number) => `${count} als Vorbestellung`,
    from: 'erwartet ab',
    soon: 'bald erwartet',
  },
};

/**
 * 'On back-order: expected from 3 March · Made to order' (docs/product.md §4, 'Back-orders').
 * @param some how many of the pieces are not there, where the others are
 */
export function backorderText({ expected, note }: BackorderPromise, locale: string, some?: number): string {
  const words = WORDS[currentLanguage()];
  const state = some === undefined ? words.state : words.some(some);
  const day = expected && (expected === 'soon' ? words.soon : `${words.from} ${dayText(expected, locale)}`);
  return [day ? `${state}: ${day}` : state, note].filter((part) => part !== '').join(' · ');
}

/** '3 March', with its year where that is not the present one. */
function dayText(day: string, locale: string): string {
  const year = new Date().getUTCFullYear() === Number(day.slice(0, 4)) ? undefined : 'numeric';
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** How many of so many pieces are ordered ahead. @param backorder as a variant has it; undefined: all are there */
export const piecesAhead = (backorder: { in_stock: number } | undefined, quantity: number): number =>
  backorder ? Math.max(0, quantity - backorder.in_stock) : 0;

/**
 * The same of a line of a cart or checkout.
 * @returns undefined where all of it is there
 */
export function backorderOfLine(
  backorder: (BackorderPromise & { in_stock: number }) | undefined,
  quantity: number,
  locale: string,
): string | undefined {
  const ahead = piecesAhead(backorder, quantity);
  if (!backorder || ahead === 0) return undefined;
  return backorderText(backorder, locale, ahead < quantity ? ahead : undefined);
}

/** The same of a line of an order, as it was promised then. */
export function backorderOfOrdered(
  { backorder, quantity }: { backorder?: BackorderPromise & { quantity: number }; quantity: number },
  locale: string,
): string | undefined {
  if (!backorder) return undefined;
  return backorderText(backorder, locale, backorder.quantity < quantity ? backorder.quantity : undefined);
}
