import { currentLanguage } from '@tessera/shared/i18n';

/** What the API promises of goods that are not there yet. */
export interface BackorderPromise {
  /** sent by this day, YYYY-MM-DD; null: none is told */
  expected: string | null;
  /** what staff say of it */
  note: string;
}

// Two short sentences in two languages: less than what it takes to load them late.
const WORDS = {
  en: ['On back-order', 'ships by'],
  de: ['Vorbestellung', 'Versand bis'],
};

/**
 * 'On back-order: ships by 3 March · Made to order' (docs/product.md §4, 'Back-orders').
 * @param some how many of the pieces are not there, where the others are
 */
export function backorderText({ expected, note }: BackorderPromise, locale: string, some?: number): string {
  const [state, by] = WORDS[currentLanguage()];
  const count = some === undefined ? '' : ` (${some})`;
  const day = expected ? `: ${by} ${dayText(expected, locale)}` : '';
  return `${state}${count}${day}${note && ` · ${note}`}`;
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

const LATER = { en: 'back-orders later', de: 'Vorbestelltes später' };

interface AheadOf {
  quantity: number;
  /** how many of them are not there yet */
  ahead: number;
}

/**
 * When an order arrives, which holds for what is there alone: 'Nov 24 – 26, back-orders later'.
 * @param days as they are said where all of it is there
 * @param lines its lines, but those of gift cards, which are mailed
 * @returns undefined where nothing of it is there: no day can be told
 */
export function arrivalDays(days: string, lines: readonly AheadOf[]): string | undefined {
  if (lines.every(({ ahead }) => ahead === 0)) return days;
  if (lines.every(({ ahead, quantity }) => ahead === quantity)) return undefined;
  return `${days}, ${LATER[currentLanguage()]}`;
}

interface OrderedLine {
  quantity: number;
  gift_card: boolean;
  backorder?: { quantity: number };
}

/** The same of what was ordered. */
export const arrivalOfOrdered = (days: string, items: readonly OrderedLine[]): string | undefined =>
  arrivalDays(
    days,
    items
      .filter(({ gift_card }) => !gift_card)
      .map(({ quantity, backorder }) => ({ quantity, ahead: backorder?.quantity ?? 0 })),
  );

/** The same of a line of an order, as it was promised then; a day that has passed is told no more. */
export function backorderOfOrdered(
  { backorder, quantity }: { backorder?: BackorderPromise & { quantity: number }; quantity: number },
  locale: string,
): string | undefined {
  if (!backorder) return undefined;
  const today = new Date().toISOString().slice(0, 10);
  const expected = backorder.expected !== null && backorder.expected >= today ? backorder.expected : null;
  return backorderText(
    { ...backorder, expected },
    locale,
    backorder.quantity < quantity ? backorder.quantity : undefined,
  );
}
