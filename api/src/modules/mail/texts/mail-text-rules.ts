import type { Language } from '../../../core/languages';
import { messageOf } from '../../../messages/message';
import type { LocalizedMessage } from '../../../messages/message';
import { inBraces, placeholdersOf, unknownPlaceholder } from '../../../presenters/words/placeholders';
import { isOfFormat } from '../../../schemas/basics/text-formats';
import { COMMON, COMMON_WORDS } from '../content/common-words';
import type { MailContext } from '../content/mail-content';
import { mailSamples } from '../samples/mail-samples';
import { templates } from '../templates';
import type { TemplateName } from '../templates';
import { templateOf } from '../writing/write-mail';

/** Where a text stands in its mail: each but `text` and `reason` is one line. */
export type TextKind = 'subject' | 'preview' | 'text' | 'button' | 'label' | 'reason';

const KINDS = ['subject', 'preview', 'button', 'label', 'reason'] as const;
const MOST_SIGNS: Record<TextKind, number> = {
  subject: 150,
  preview: 200,
  button: 80,
  label: 80,
  text: 2_000,
  reason: 1_000,
};

/** The mails whose texts staff may write: what several of them say, and each by its template. */
export const WRITTEN_MAILS: readonly string[] = [COMMON, ...Object.keys(templates)];

/** What may be written of one mail. */
export interface Catalogue {
  words: Record<Language, Readonly<Record<string, string>>>;
  needed: Readonly<Record<string, readonly string[] | undefined>>;
  /** what is filled in everywhere in it */
  filled: readonly string[];
}

/** Only which names there are is read from what a template fills in. */
const ANYWHERE: MailContext = { store_name: '', store_address: '', public_url: '', language: 'en', locale: 'en' };

/** @returns undefined where there is no such mail */
export function catalogueOf(name: string): Catalogue | undefined {
  if (name === COMMON) {
    return { words: COMMON_WORDS, needed: { hello_name: ['name'], reason_order: ['number'] }, filled: ['store'] };
  }
  const template = templateOf(name);
  if (!template) return undefined;
  const { words, needed = {} } = template;
  const values = template.values?.(mailSamples[name as TemplateName], ANYWHERE) ?? {};
  return { words, needed, filled: ['store', ...Object.keys(values)] };
}

/** By the name of a text: `subject`, `subject_approved`, `button_track`; all others are paragraphs. */
export const kindOfText = (key: string): TextKind =>
  KINDS.find((kind) => key === kind || key.startsWith(`${kind}_`)) ?? 'text';

/** What may be filled in in a text: what is everywhere in its mail, and what the shop's usual one has. */
export function placeholdersIn({ words, filled }: Catalogue, key: string): string[] {
  const usual = Object.values(words).flatMap((texts) => placeholdersOf(texts[key] ?? ''));
  return [...new Set([...usual, ...filled])];
}

/** What is wrong with a text that somebody wrote; undefined: nothing. @param key of a text of this mail */
export function faultOfText(catalogue: Catalogue, key: string, text: string): LocalizedMessage | undefined {
  const kind = kindOfText(key);
  const isLine = kind !== 'text' && kind !== 'reason';
  if (!isOfFormat(isLine ? 'line' : 'lines', text)) {
    return messageOf(isLine ? 'validation.failed.format_line' : 'validation.failed.format_lines');
  }
  if (text.length > MOST_SIGNS[kind]) return messageOf('validation.failed.mail_text_long', { most: MOST_SIGNS[kind] });
  const known = placeholdersIn(catalogue, key);
  const unknown = unknownPlaceholder(text, known);
  if (unknown !== undefined) {
    return messageOf('validation.failed.placeholder', { name: unknown, known: inBraces(known) });
  }
  const missing = catalogue.needed[key]?.filter((name) => !placeholdersOf(text).includes(name)) ?? [];
  return missing.length === 0
    ? undefined
    : messageOf('validation.failed.placeholder_missing', { names: inBraces(missing) });
}
