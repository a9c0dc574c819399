import type { MailText, MailTexts } from '@tessera/shared/contract';
import { mergeEdit } from '../../../form/page/merge-edit.model';

export const LANGUAGES = ['en', 'de'] as const;
export type TextLanguage = (typeof LANGUAGES)[number];

export type MailGroup = 'common' | 'orders' | 'pay-later' | 'stored-values' | 'notices' | 'account';

const GROUPS: readonly [group: MailGroup, names: RegExp][] = [
  ['common', /^common$/],
  ['orders', /^(order-|return-|invoice-|payment-link|money-)/],
  ['pay-later', /^pay-later-/],
  ['stored-values', /^(gift-card|store-credit)/],
  ['notices', /^(back-in-stock|inquiry-|newsletter-|wishlist-)/],
];

/** What a mail is about, by its name; what a later shop sends is about accounts. */
export const groupOf = (name: string): MailGroup => GROUPS.find(([, names]) => names.test(name))?.[0] ?? 'account';

const ORDER: readonly MailGroup[] = ['common', 'orders', 'pay-later', 'stored-values', 'notices', 'account'];

/** By what they are about, and by their names. */
export const inGroups = <Row extends { name: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (one, other) =>
      ORDER.indexOf(groupOf(one.name)) - ORDER.indexOf(groupOf(other.name)) || one.name.localeCompare(other.name),
  );

/** What stands in the fields, by language and text: the usual text where nobody wrote another one. */
export type MailDraft = Record<TextLanguage, Readonly<Record<string, string>>>;

/** What is sent: null is the usual text. */
export interface MailBody {
  texts: Record<string, Record<TextLanguage, string | null>>;
}

const byKey = (texts: readonly MailText[], of: (text: MailText) => string): Record<string, string> =>
  Object.fromEntries(texts.map((text) => [text.key, of(text)]));

export const draftOf = ({ texts }: MailTexts): MailDraft => ({
  en: byKey(texts, ({ own, usual }) => own.en ?? usual.en),
  de: byKey(texts, ({ own, usual }) => own.de ?? usual.de),
});

/** Whether a text is somebody's own. */
export const isOwn = ({ key, usual }: MailText, language: TextLanguage, draft: MailDraft): boolean =>
  !['', usual[language]].includes((draft[language][key] ?? '').trim());

/** The texts in one language, as they would be saved. */
export const ownIn = (texts: readonly MailText[], language: TextLanguage, draft: MailDraft) =>
  Object.fromEntries(
    texts.map((text) => [text.key, isOwn(text, language, draft) ? (draft[language][text.key] ?? null) : null]),
  );

export function bodyOf(texts: readonly MailText[], draft: MailDraft): MailBody {
  const [en, de] = [ownIn(texts, 'en', draft), ownIn(texts, 'de', draft)];
  return {
    texts: Object.fromEntries(texts.map(({ key }) => [key, { en: en[key] ?? null, de: de[key] ?? null }])),
  };
}

/** The key of a text in one language, where both versions of it are shown. */
export const fieldOf = (language: TextLanguage, key: string): string => `${language} ${key}`;

/** A version with all of its texts beside each other, by `fieldOf`. */
export const flat = (draft: MailDraft): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      Object.entries(draft[language]).map(([key, text]) => [fieldOf(language, key), text]),
    ),
  );

const unflat = (texts: Readonly<Record<string, string>>, like: MailDraft): MailDraft => {
  const inLanguage = (language: TextLanguage) =>
    Object.fromEntries(Object.keys(like[language]).map((key) => [key, texts[fieldOf(language, key)] ?? '']));
  return { en: inLanguage('en'), de: inLanguage('de') };
};

/** An edit on top of what somebody else made of it meanwhile, text by text. */
export function mergeDrafts(base: MailDraft, mine: MailDraft, theirs: MailDraft) {
  const { draft, conflicts } = mergeEdit(flat(base), flat(mine), flat(theirs));
  return { draft: unflat(draft, theirs), conflicts };
}

export function takeTheirs(draft: MailDraft, theirs: MailDraft, field: string): MailDraft {
  return unflat({ ...flat(draft), [field]: flat(theirs)[field] ?? '' }, draft);
}

/** Which number a text has among those of its kind; undefined: it is the only one. */
export function numberOf(texts: readonly MailText[], { key, kind }: MailText): number | undefined {
  const alike = texts.filter((text) => text.kind === kind);
  return alike.length > 1 ? alike.findIndex((text) => text.key === key) + 1 : undefined;
}

/** Placeholders as they are written: '{number}, {store}'. */
export const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');
