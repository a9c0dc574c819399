import { LANGUAGES } from '../../../core/languages';
import type { Language } from '../../../core/languages';
import type { Infra } from '../../../infra';
import { cachedValue, SETTINGS_MS } from '../../../infra/caches/cached-value';
import { STAFF_TAG } from '../../../infra/caches/changes';
import { COMMON } from '../content/common-words';
import type { OwnWords } from '../content/mail-words';
import type { OwnTexts } from '../writing/write-mail';
import { catalogueOf, faultOfText } from './mail-text-rules';
import { ownTextsRepository } from './own-texts.repository';

/** Says in the change feed that staff have written other texts of mails. */
export const MAIL_TEXTS_TAG = `${STAFF_TAG}mail_texts`;

/** What staff have written of one mail. */
export type OwnByLanguage = Record<Language, OwnWords>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * What staff have written of a mail, as far as it can be sent: a text that is kept damaged, that this version of the
 * shop does not have, or whose placeholders are other ones, is left out, and the shop's usual one stands for it.
 */
export function readableTexts(name: string, value: unknown): OwnByLanguage {
  const catalogue = catalogueOf(name);
  const inLanguage = (language: Language): OwnWords => {
    const texts = isRecord(value) && isRecord(value[language]) ? value[language] : {};
    const entries = Object.entries(texts).filter(
      (entry): entry is [string, string] =>
        catalogue !== undefined &&
        typeof entry[1] === 'string' &&
        Object.hasOwn(catalogue.words[language], entry[0]) &&
        faultOfText(catalogue, entry[0], entry[1]) === undefined,
    );
    return Object.fromEntries(entries);
  };
  return { en: inLanguage('en'), de: inLanguage('de') };
}

/** How many texts are kept, readable or not. */
function countOf(value: unknown): number {
  if (!isRecord(value)) return value === undefined ? 0 : 1;
  return LANGUAGES.reduce((sum, language) => sum + Object.keys(value[language] ?? {}).length, 0);
}

/**
 * What staff have written in the place of the shop's usual texts, kept in memory: within a second of a change it is
 * read anew, in every process.
 */
export function createOwnTexts({ db, clock, changes, logger }: Pick<Infra, 'db' | 'clock' | 'changes' | 'logger'>) {
  const load = cachedValue({
    clock,
    max_age_ms: SETTINGS_MS,
    changed_by: { tag: MAIL_TEXTS_TAG, changes },
    async load() {
      const rows = await ownTextsRepository.listAll(db);
      return new Map(
        rows.map(({ name, value }) => {
          const texts = readableTexts(name, value);
          const left_out = countOf(value) - countOf(texts);
          if (left_out > 0)
            logger.warn({ mail: name, left_out }, 'texts of a mail cannot be read: the usual ones are sent');
          return [name, texts];
        }),
      );
    },
  });

  /** Of one mail in one language, with what several mails say. */
  return async (name: string, language: Language): Promise<OwnTexts> => {
    const all = await load();
    return { mail: all.get(name)?.[language], common: all.get(COMMON)?.[language] };
  };
}
