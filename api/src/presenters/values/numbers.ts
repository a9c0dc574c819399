/** What one of these is in the first of its kind. */
const MEASURES: readonly Record<string, number>[] = [
  { mm: 1, cm: 10, m: 1_000 },
  { ml: 1, cl: 10, dl: 100, l: 1_000, litre: 1_000, litres: 1_000, liter: 1_000 },
  { g: 1, kg: 1_000 },
];
const NUMBER = /^(-?\d{1,9}(?:[.,]\d{1,6})?)\s*(\D{0,20})$/u;
/** The same in what a person writes, days without a time. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** A thousandth is as fine as anything is compared. */
const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/**
 * What a value says as a number in the attribute's unit: '350', '350 ml', '0.35 l' or '0,35 l' of one in ml.
 * @returns undefined for what is no number, or in a unit that cannot be converted
 */
export function readNumber(text: string, unit: string): number | undefined {
  const [, digits = '', written = ''] = NUMBER.exec(text.trim()) ?? [];
  if (digits === '') return undefined;
  const value = Number(digits.replace(',', '.'));
  const [from, to] = [written.trim().toLowerCase(), unit.toLowerCase()];
  if (from === '' || from === to) return rounded(value);
  const measures = MEASURES.find((one) => from in one && to in one);
  return measures && rounded((value * (measures[from] ?? 1)) / (measures[to] ?? 1));
}

/** A day such as '2024-05-01' as days since 1970. @returns undefined for what is no day */
export function readDay(text: string): number | undefined {
  const day = text.trim();
  const time = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // 30 February is the second of March to some.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return undefined;
  return time / DAY_MS;
}

const YES = ['yes', 'ja', 'true', '1'];
const NO = ['no', 'nein', 'false', '0'];

/** Yes or no in any of our languages. @returns undefined for anything else */
export function readYesNo(text: string): 'yes' | 'no' | undefined {
  const word = text.trim().toLowerCase();
  if (YES.includes(word)) return 'yes';
  return NO.includes(word) ? 'no' : undefined;
}
