import { LANGUAGES } from '../../core/languages';
import type { Language, Texts } from '../../core/languages';
import type { FieldErrors } from '../../errors/errors';
import { isShopPath } from '../../infra/basics/shop-path';
import { inUtc, isWithin, stretchInWords } from '../../infra/basics/stretch';
import { messageOf } from '../../messages/message';
import type { HomeSection } from './home.schemas';

const REPEATED: readonly HomeSection['kind'][] = ['hero', 'text'];

/** A text in the language, or in English where it is not written in that. */
export const textIn = (texts: Texts, language: Language): string => texts[language] || texts.en;

/** Whether somebody who reads that language sees a section at that moment. */
export const isSeen = (section: HomeSection, asked: Language, now: Date): boolean =>
  (section.language === null || section.language === asked) && isWithin(section, now);

const trimTexts = ({ en, de }: Texts): Texts => ({ en: en.trim(), de: de.trim() });

/** As it is kept: without spaces around, and moments in UTC. */
export function trimmed(section: HomeSection): HomeSection {
  const { title, text, label, to } = section;
  return {
    ...section,
    ...inUtc(section),
    title: trimTexts(title),
    text: trimTexts(text),
    label: trimTexts(label),
    to: to?.trim() || null,
  };
}

type Fault = [isFault: boolean, field: string, key: Parameters<typeof messageOf>[0]];

function faultsOf(section: HomeSection, isAgain: boolean, pictures: ReadonlySet<string>): Fault[] {
  const { kind, language, from, until, title, label, to, image_id } = section;
  const shownIn = language === null ? LANGUAGES : [language];
  const lacks = (texts: Texts) => shownIn.some((one) => textIn(texts, one) === '');
  return [
    [isAgain, 'kind', 'validation.failed.home_twice'],
    [REPEATED.includes(kind) && lacks(title), 'title.en', 'validation.failed.home_title'],
    [kind === 'hero' && !(image_id !== null && pictures.has(image_id)), 'image_id', 'validation.failed.home_picture'],
    [to !== null && !isShopPath(to), 'to', 'validation.failed.shop_path'],
    [to !== null && lacks(label), 'label.en', 'validation.failed.home_label'],
    [from !== null && until !== null && from >= until, 'until', 'validation.failed.until'],
  ];
}

/**
 * What is wrong with sections, by field: 'sections.2.until'.
 * @param sections trimmed
 * @param pictures ids of those among theirs that there are
 */
export function sectionFaults(sections: readonly HomeSection[], pictures: ReadonlySet<string>): FieldErrors {
  const faults = sections.flatMap((section, index) => {
    const before = sections.slice(0, index);
    const isAgain =
      before.some(({ id }) => id === section.id) ||
      (!REPEATED.includes(section.kind) && before.some(({ kind }) => kind === section.kind));
    return faultsOf(section, isAgain, pictures).map(
      ([isFault, field, key]) => [isFault, `sections.${index}.${field}`, key] as const,
    );
  });
  return Object.fromEntries(faults.filter(([isFault]) => isFault).map(([, field, key]) => [field, [messageOf(key)]]));
}

/** As the log shows a section: 'hero · Made for the table · 2026-12-01T00:00:00.000Z – '. */
export function inWords(section: HomeSection): string {
  const { kind, title, language } = section;
  return [kind, title.en || title.de, language, stretchInWords(section)].filter(Boolean).join(' · ');
}
