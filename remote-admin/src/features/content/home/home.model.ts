import type { HomeSettings, Image } from '@tessera/shared/contract';
import { LANGUAGES, type Language } from '@tessera/shared/i18n';
import { fromLocal, toLocal } from '../../../form/local-moment';
import { mergeRows, takeRow, type Keyed } from '../../../settings/keyed-list.model';
import type { PathErrors } from '../../../settings/use-settings-edit';

type Section = HomeSettings['sections'][number];
export type Kind = Section['kind'];
export interface HomeBody {
  sections: Omit<Section, 'image'>[];
}

export const KINDS: readonly Kind[] = [
  'hero',
  'text',
  'categories',
  'newest',
  'best_selling',
  'on_sale',
  'reviews',
  'recently_viewed',
];
/** They say something of their own; of the others there is one each at most. */
export const isWritten = (kind: Kind): kind is 'hero' | 'text' => kind === 'hero' || kind === 'text';

/** A section as the form shows it; '' where there is nothing, moments as `datetime-local` fields have them. */
export interface SectionDraft extends Keyed, Record<`${'title' | 'text' | 'label'}_${Language}`, string> {
  kind: Kind;
  /** '': every language */
  language: Language | '';
  from: string;
  until: string;
  to: string;
  image_id: string | null;
  image: Image | null;
  quiet_side: Section['quiet_side'];
}

export interface HomeDraft {
  sections: SectionDraft[];
}

function rowOf({ id, title, text, label, ...section }: Section): SectionDraft {
  return {
    key: id,
    id,
    kind: section.kind,
    language: section.language ?? '',
    from: toLocal(section.from),
    until: toLocal(section.until),
    to: section.to ?? '',
    image_id: section.image_id,
    image: section.image,
    quiet_side: section.quiet_side,
    title_en: title.en,
    title_de: title.de,
    text_en: text.en,
    text_de: text.de,
    label_en: label.en,
    label_de: label.de,
  };
}

export const draftOf = ({ sections }: HomeSettings): HomeDraft => ({ sections: sections.map(rowOf) });

export const newSection = (key: string, kind: Kind): SectionDraft => ({
  key,
  id: undefined,
  kind,
  language: '',
  from: '',
  until: '',
  to: '',
  image_id: null,
  image: null,
  quiet_side: 'left',
  title_en: '',
  title_de: '',
  text_en: '',
  text_de: '',
  label_en: '',
  label_de: '',
});

/** What the API is sent; what is wrong with it is the API's to say. */
export function bodyOf({ sections }: HomeDraft): { body: HomeBody; errors: PathErrors } {
  const body = {
    sections: sections.map((row) => ({
      id: row.key,
      kind: row.kind,
      language: row.language || null,
      from: fromLocal(row.from),
      until: fromLocal(row.until),
      title: { en: row.title_en, de: row.title_de },
      text: { en: row.text_en, de: row.text_de },
      label: { en: row.label_en, de: row.label_de },
      to: row.to.trim() || null,
      image_id: row.image_id,
      quiet_side: row.quiet_side,
    })),
  };
  return { body, errors: {} };
}

/** An edit on top of what somebody else saved meanwhile, in the order of this one where it has put them into another. */
export function mergeDrafts(base: HomeDraft, mine: HomeDraft, theirs: HomeDraft) {
  const { rows, conflicts } = mergeRows(base.sections, mine.sections, theirs.sections);
  const keysOf = ({ sections }: HomeDraft) => sections.map(({ key }) => key);
  const own = keysOf(mine);
  const before = keysOf(base).filter((key) => own.includes(key));
  const isMoved = before.join() !== own.filter((key) => before.includes(key)).join();
  // those that only they know stay at the end
  const placeOf = ({ key }: SectionDraft) => (own.includes(key) ? own.indexOf(key) : own.length);
  const sections = isMoved ? rows.toSorted((one, other) => placeOf(one) - placeOf(other)) : rows;
  return { draft: { sections }, conflicts };
}

export const takeTheirs = (draft: HomeDraft, theirs: HomeDraft, key: string): HomeDraft => ({
  sections: takeRow(draft.sections, theirs.sections, key),
});

/** The list with one row a place further up (-1) or down (1); as it was where there is none. */
export function moveRow(rows: readonly SectionDraft[], key: string, step: -1 | 1): SectionDraft[] {
  const from = rows.findIndex((row) => row.key === key);
  const [row, other] = [rows[from], rows[from + step]];
  if (!row || !other) return [...rows];
  return rows.with(from, other).with(from + step, row);
}

/** A text in the language, or in English where it is not written in that. */
export const textIn = (row: SectionDraft, name: 'title' | 'text' | 'label', language: Language): string =>
  row[`${name}_${language}`].trim() || row[`${name}_en`].trim();

/** What a section is called in lists: its title in whichever language it has one. */
export const titleOf = (row: SectionDraft): string =>
  LANGUAGES.map((language) => row[`title_${language}`].trim()).find((title) => title !== '') ?? '';

/** Whether shoppers see a section: not yet, now, or not any more. @param at as `datetime-local` fields have it */
export function stateAt(
  { from, until }: Pick<SectionDraft, 'from' | 'until'>,
  at: string,
): 'waiting' | 'shown' | 'over' {
  if (until !== '' && until <= at) return 'over';
  return from === '' || from <= at ? 'shown' : 'waiting';
}

/** What somebody who reads that language sees at a moment. */
export const seenAt = ({ sections }: HomeDraft, language: Language, at: string): SectionDraft[] =>
  sections.filter((row) => stateAt(row, at) === 'shown' && (row.language === '' || row.language === language));
