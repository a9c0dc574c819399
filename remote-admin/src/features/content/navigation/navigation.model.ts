import type { Category, NavigationSettings } from '@tessera/shared/contract';
import { LANGUAGES, type Language } from '@tessera/shared/i18n';
import { takeRow } from '../../../settings/keyed-list.model';
import type { PathErrors } from '../../../settings/use-settings-edit';
import {
  branchesOf,
  leads,
  MOST,
  mergeLists,
  rowsOf,
  type EntryDraft,
  type Kind,
  type Place,
} from './entries/entry-list.model';

export const PLACES: readonly Place[] = ['header', 'footer'];

/** Header or footer as the form shows it. */
export interface ListDraft {
  /** false: the shop puts there what it does by itself; the rows wait for the case that staff do */
  isOwn: boolean;
  rows: EntryDraft[];
}

export type NavigationDraft = Record<Place, ListDraft>;
export type NavigationBody = Pick<NavigationSettings, Place>;

export function draftOf({ usual, ...settings }: NavigationBody & Pick<NavigationSettings, 'usual'>): NavigationDraft {
  const listOf = (place: Place): ListDraft => ({
    isOwn: settings[place] !== null,
    rows: rowsOf(settings[place] ?? usual[place] ?? []),
  });
  return { header: listOf('header'), footer: listOf('footer') };
}

function bodyOfList({ isOwn, rows }: ListDraft) {
  return isOwn ? branchesOf(rows) : null;
}

/** @param tooMany what is said where more stands in a place than has room */
export function bodyOf(draft: NavigationDraft, tooMany: string): { body: NavigationBody; errors: PathErrors } {
  const body = { header: bodyOfList(draft.header), footer: bodyOfList(draft.footer) };
  const full = PLACES.filter(
    (place) => (body[place]?.length ?? 0) > MOST[place] || body[place]?.some(({ below }) => below.length > MOST.below),
  );
  return { body, errors: Object.fromEntries(full.map((place) => [place, tooMany])) };
}

export function mergeDrafts(base: NavigationDraft, mine: NavigationDraft, theirs: NavigationDraft) {
  const conflicts: string[] = [];
  const merge = (place: Place): ListDraft => {
    const merged = mergeLists(base[place].rows, mine[place].rows, theirs[place].rows);
    conflicts.push(...merged.conflicts);
    const isChanged = mine[place].isOwn !== base[place].isOwn;
    return { isOwn: (isChanged ? mine : theirs)[place].isOwn, rows: merged.rows };
  };
  return { draft: { header: merge('header'), footer: merge('footer') }, conflicts };
}

export const takeTheirs = (draft: NavigationDraft, theirs: NavigationDraft, key: string): NavigationDraft => {
  const take = (place: Place): ListDraft => ({
    ...draft[place],
    rows: takeRow(draft[place].rows, theirs[place].rows, key),
  });
  return { header: take('header'), footer: take('footer') };
};

export const newEntry = (key: string, kind: Kind, depth: EntryDraft['depth']): EntryDraft => ({
  key,
  id: undefined,
  kind,
  depth,
  label_en: '',
  label_de: '',
  target: '',
});

/** What entries may lead to, and what it is called. */
export interface Targets {
  /** `names`: as shoppers of each language read them, for those who may see that */
  categories: readonly (Pick<Category, 'id' | 'name'> & { names?: Record<Language, string> | undefined })[];
  pages: readonly { slug: string; title: string; address: string }[];
}

/** What the shop writes above the menu of all categories where staff have written nothing: the shell's own words. */
export const MENU_NAMES: Record<Language, string> = { en: 'Categories', de: 'Kategorien' };

/** What an entry leads to is called by itself; '' where it has no name of its own, or is gone. */
function ownName({ kind, target }: EntryDraft, language: Language, { categories, pages }: Targets): string {
  if (kind === 'category') {
    const category = categories.find(({ id }) => id === target);
    return category?.names?.[language] || category?.name || '';
  }
  return kind === 'page' ? (pages.find(({ slug }) => slug === target)?.title ?? '') : '';
}

/** What stands there in a language. */
export function labelIn(row: EntryDraft, language: Language, targets: Targets): string {
  const own = row[`label_${language}`].trim();
  const other = row.label_en.trim();
  const name = ownName(row, language, targets);
  return own || (row.kind === 'category' ? name : other || name);
}

/** What an entry is called in the back office: what stands there in whichever language it is written. */
export const nameOf = (row: EntryDraft, targets: Targets, kindName: string): string =>
  LANGUAGES.map((language) => labelIn(row, language, targets)).find((label) => label !== '') ?? kindName;

/** Where an entry leads, for staff; '' for one that leads nowhere. */
export function whereTo({ kind, target }: EntryDraft, { pages }: Targets): string {
  if (!leads(kind) || kind === 'category') return '';
  return kind === 'page' ? (pages.find(({ slug }) => slug === target)?.address ?? '') : target;
}

/** Every entry in a line, those below another moved in: what versions are compared by. */
export const linesOf = (draft: NavigationDraft, words: Record<Place | 'automatic', string>, targets: Targets): string =>
  PLACES.flatMap((place) => [
    words[place],
    ...(draft[place].isOwn
      ? draft[place].rows.map((row) =>
          [
            row.depth === 1 ? '    ' : '  ',
            [...LANGUAGES.map((language) => labelIn(row, language, targets)), whereTo(row, targets)]
              .filter(Boolean)
              .join(' · '),
          ].join(''),
        )
      : [`  ${words.automatic}`]),
  ]).join('\n');
