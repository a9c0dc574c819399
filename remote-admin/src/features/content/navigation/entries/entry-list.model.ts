import type { NavigationSettings } from '@tessera/shared/contract';
import type { Language } from '@tessera/shared/i18n';
import { mergeRows, type Keyed } from '../../../../settings/keyed-list.model';

type Branch = NonNullable<NavigationSettings['header']>[number];
type Entry = Omit<Branch, 'below'>;
export type Place = 'header' | 'footer';
export type Kind = Branch['kind'];

/** An entry as the form shows it, in one list with those below it. */
export interface EntryDraft extends Keyed, Record<`label_${Language}`, string> {
  kind: Kind;
  /** 1: below the last one before it that stands at 0 */
  depth: 0 | 1;
  /** a category's id, a page's slug or an address; '' where there is none */
  target: string;
}

/** What has room, as the API has it. */
export const MOST = { header: 8, footer: 5, below: 12 };
/** What an entry can be: first those that may stand alone. */
export const KINDS: Readonly<Record<Place, readonly Kind[]>> = {
  header: ['link', 'page', 'category', 'heading', 'categories'],
  footer: ['link', 'page', 'category', 'heading'],
};
/** They lead somewhere. */
export const leads = (kind: Kind): boolean => kind !== 'heading' && kind !== 'categories';

const rowOf = ({ id, kind, label, target }: Entry, depth: EntryDraft['depth']): EntryDraft => ({
  key: id,
  id,
  kind,
  depth,
  label_en: label.en,
  label_de: label.de,
  target: target ?? '',
});

/** Every entry in one list, those below another behind it. */
export const rowsOf = (branches: readonly Branch[]): EntryDraft[] =>
  branches.flatMap((branch) => [rowOf(branch, 0), ...branch.below.map((entry) => rowOf(entry, 1))]);

const entryOf = ({ key, kind, label_en, label_de, target }: EntryDraft): Entry => ({
  id: key,
  kind,
  label: { en: label_en.trim(), de: label_de.trim() },
  target: leads(kind) ? target.trim() || null : null,
});

/** The same as the API has it. */
export function branchesOf(rows: readonly EntryDraft[]): Branch[] {
  const branches: Branch[] = [];
  for (const row of rows) {
    const last = branches.at(-1);
    if (row.depth === 1 && last) last.below.push(entryOf(row));
    else branches.push({ ...entryOf(row), below: [] });
  }
  return branches;
}

/** Where each row lies in what is sent: '2', '2.below.0'. */
export function pathsOf(rows: readonly EntryDraft[]): string[] {
  let [top, at] = [-1, -1];
  return rows.map(({ depth }) => {
    at = depth === 0 ? -1 : at + 1;
    if (depth === 0) top += 1;
    return depth === 0 ? String(top) : `${top}.below.${at}`;
  });
}

/** Where a row would come to stand among the others. */
export interface Landing {
  at: number;
  depth: EntryDraft['depth'];
}

/** How many rows go together: an entry with all that lies below it. */
export function sizeOf(rows: readonly EntryDraft[], from: number): number {
  if (rows[from]?.depth !== 0) return 1;
  const next = rows.slice(from + 1).findIndex(({ depth }) => depth === 0);
  return (next === -1 ? rows.length : from + 1 + next) - from;
}

const without = (rows: readonly EntryDraft[], from: number): EntryDraft[] => rows.toSpliced(from, sizeOf(rows, from));

/** As deep as a row may stand there: headings and the menu of all categories lie below nothing. */
function depthAt(place: Place, rows: readonly EntryDraft[], from: number, wanted: number): EntryDraft['depth'] {
  const row = rows[from];
  if (!row || row.kind === 'heading' || row.kind === 'categories') return 0;
  if (place === 'footer') return 1;
  return wanted >= 1 && sizeOf(rows, from) === 1 ? 1 : 0;
}

/**
 * Where a row comes to stand that is let go before the row of an index.
 * @param wanted how deep it was put
 * @returns undefined where it cannot stand there
 */
export function landingOf(
  place: Place,
  rows: readonly EntryDraft[],
  from: number,
  gap: number,
  wanted: number,
): Landing | undefined {
  const size = sizeOf(rows, from);
  const rest = without(rows, from);
  let at = gap <= from ? gap : Math.max(gap - size, from);
  let depth = depthAt(place, rows, from, wanted);
  const above = rest.slice(0, at).findLast((row) => row.depth === 0);
  if (depth === 1 && (!above || above.kind === 'categories')) {
    if (place === 'footer') return undefined;
    depth = 0;
  }
  // what lies below another stays with it
  while (depth === 0 && rest[at]?.depth === 1) at += 1;
  return { at, depth };
}

/** The list with a row, and what lies below it, in another place. */
export function put(rows: readonly EntryDraft[], from: number, { at, depth }: Landing): EntryDraft[] {
  const [row, ...below] = rows.slice(from, from + sizeOf(rows, from));
  return row ? without(rows, from).toSpliced(at, 0, { ...row, depth }, ...below) : [...rows];
}

export type Step = 'up' | 'down' | 'in' | 'out';
export const STEPS: readonly Step[] = ['up', 'down', 'in', 'out'];

/** Before which row one step puts a row. */
function gapAfter(rows: readonly EntryDraft[], from: number, { depth: own }: EntryDraft, step: Step): number {
  const end = from + sizeOf(rows, from);
  const isTop = own === 0;
  switch (step) {
    case 'up':
      return isTop ? rows.slice(0, from).findLastIndex(({ depth }) => depth <= own) : from - 1;
    case 'down':
      return end + (isTop && end < rows.length ? sizeOf(rows, end) : 1);
    case 'in':
      return from;
    case 'out':
      return end;
  }
}

/** Where one step leads; undefined: nowhere else. */
export function landingAfter(place: Place, rows: readonly EntryDraft[], from: number, step: Step): Landing | undefined {
  const row = rows[from];
  if (!row) return undefined;
  const gap = gapAfter(rows, from, row, step);
  if (gap < 0 || gap > rows.length) return undefined;
  const wanted = { up: row.depth, down: row.depth, in: 1, out: 0 }[step];
  const landing = landingOf(place, rows, from, gap, wanted);
  if (landing?.depth !== row.depth) return landing;
  // a step out of, or into, another entry is a step of its own
  return landing.at === from || step === 'in' || step === 'out' ? undefined : landing;
}

/** Nothing lies below what is not there, or below the menu of all categories. */
function settled(rows: readonly EntryDraft[]): EntryDraft[] {
  let above: EntryDraft | undefined;
  return rows.map((row) => {
    const depth = row.depth === 1 && above && above.kind !== 'categories' ? 1 : 0;
    if (depth === 0) above = row;
    return { ...row, depth };
  });
}

/** The list without a row and what lies below it. */
export const removed = (rows: readonly EntryDraft[], from: number): EntryDraft[] => without(rows, from);

/** An edit on top of what somebody else saved meanwhile, in the order of this one where it has put them into another. */
export function mergeLists(
  base: readonly EntryDraft[],
  mine: readonly EntryDraft[],
  theirs: readonly EntryDraft[],
): { rows: EntryDraft[]; conflicts: string[] } {
  const { rows, conflicts } = mergeRows(base, mine, theirs);
  const own = mine.map(({ key }) => key);
  const before = base.map(({ key }) => key).filter((key) => own.includes(key));
  const isMoved = before.join() !== own.filter((key) => before.includes(key)).join();
  // those that only they know stay at the end
  const placeOf = ({ key }: EntryDraft) => (own.includes(key) ? own.indexOf(key) : own.length);
  const sorted = isMoved ? rows.toSorted((one, other) => placeOf(one) - placeOf(other)) : rows;
  return { rows: settled(sorted), conflicts };
}
