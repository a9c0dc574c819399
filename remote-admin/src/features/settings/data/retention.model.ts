import type { RetentionSettings } from '@tessera/shared/contract';
import type { PathErrors } from '../../../settings/use-settings-edit';

export type RetentionKind = RetentionSettings['kinds'][number];
/** As it is typed, by the kind's name. */
export type RetentionDraft = Record<string, string>;
export interface RetentionBody {
  kept: Record<string, number>;
}

/** What is about people or wanted by law; everything else is about the shop. */
const GROUPS = {
  law: ['invoices_of_former_customers'],
  people: [
    'inquiries',
    'mails',
    'ended_sessions',
    'known_places',
    'back_in_stock',
    'gift_card_addressees',
    'error_reports',
  ],
} as const;
export type RetentionGroup = keyof typeof GROUPS | 'shop';

/** The kinds by groups, in the order of the page. */
export function groupsOf(kinds: readonly RetentionKind[]): [RetentionGroup, RetentionKind[]][] {
  const named = (names: readonly string[]) => names.flatMap((name) => kinds.find((kind) => kind.name === name) ?? []);
  const [law, people] = [named(GROUPS.law), named(GROUPS.people)];
  const shop = kinds.filter((kind) => !law.includes(kind) && !people.includes(kind));
  return [
    ['law', law],
    ['people', people],
    ['shop', shop],
  ];
}

export const draftOf = ({ kinds }: RetentionSettings): RetentionDraft =>
  Object.fromEntries(kinds.map(({ name, kept }) => [name, String(kept)]));

/** What is sent, and what of it is no number within its bounds. @param says the sentence for that */
export function bodyOf(
  draft: RetentionDraft,
  kinds: readonly RetentionKind[],
  says: (kind: RetentionKind) => string,
): { body: RetentionBody; errors: PathErrors } {
  const errors: Record<string, string> = {};
  const kept: Record<string, number> = {};
  for (const kind of kinds) {
    const typed = (draft[kind.name] ?? '').trim();
    const value = /^\d{1,5}$/.test(typed) ? Number(typed) : -1;
    if (value < kind.least || value > kind.most) errors[`kept.${kind.name}`] = says(kind);
    else if (value !== kind.kept) kept[kind.name] = value;
  }
  return { body: { kept }, errors };
}
