import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { cachedValue } from '../../infra/caches/cached-value';
import { normaliseText } from '../../presenters/search/search-text';
import type { AuditService } from '../audit/audit.service';
import type { RedirectList, SynonymList } from './search.schemas';
import { searchWordsRepository, type SearchRedirect, type WordsKind } from './search-words.repository';

/** The change feed says when they change; this bounds what a lost message could do. */
const KNOWN_MS = 60_000;

export type Synonyms = Static<typeof SynonymList>;
export type Redirects = Static<typeof RedirectList>;

/** What search heeds while it looks: both are compared in the form of normaliseText. */
export interface SearchWords {
  /** a word or a few, and all that mean the same, itself included */
  synonyms: ReadonlyMap<string, readonly string[]>;
  redirects: ReadonlyMap<string, string>;
}

/** So many words one word means at most: each is looked for by three stems, and a word may stand in all groups. */
const MOST_MEANT = 100;

function toMap(groups: readonly string[][]): Map<string, string[]> {
  const known = new Map<string, string[]>();
  for (const group of groups) {
    const words = [...new Set(group.map(normaliseText).filter((word) => word !== ''))];
    // A word of two groups means all that either of them says.
    for (const word of words) {
      const before = known.get(word) ?? [];
      if (before.length < MOST_MEANT) known.set(word, [...new Set([word, ...before, ...words])].slice(0, MOST_MEANT));
    }
  }
  return known;
}

/** Lists as search heeds them, whatever form they were written in. */
export const toSearchWords = (groups: readonly string[][], redirects: readonly SearchRedirect[]): SearchWords => ({
  synonyms: toMap(groups),
  redirects: new Map(redirects.map(({ term, path }) => [normaliseText(term), path])),
});

/** For whoever fills a shop: lists that nobody has touched yet. */
export const searchWordsWriter = {
  async fill(trx: Trx, synonyms: readonly string[][], redirects: readonly SearchRedirect[]): Promise<void> {
    await searchWordsRepository.replaceSynonyms(trx, synonyms);
    await searchWordsRepository.replaceRedirects(trx, redirects);
  },
};

export interface SearchWordsDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
}

/** Synonyms and redirects: kept by the back office, heeded by search within two seconds. */
export function createSearchWordsService({ db, clock, changes, audit }: SearchWordsDeps) {
  async function load(): Promise<SearchWords> {
    const [groups, redirects] = await Promise.all([
      searchWordsRepository.listSynonyms(db),
      searchWordsRepository.listRedirects(db),
    ]);
    return toSearchWords(groups, redirects);
  }

  async function replace(
    actor: Actor,
    kind: WordsKind,
    { version, before, after }: { version: number; before: (trx: Trx) => Promise<unknown[]>; after: unknown[] },
    write: (trx: Trx) => Promise<void>,
  ): Promise<number> {
    return withTransaction(db, async (trx) => {
      const next = await searchWordsRepository.takeVersion(trx, kind, version, clock.now());
      if (next === undefined) {
        throw new AppError('conflict.search_words');
      }
      const entry = { action: `search.replace_${kind}`, record_type: 'search_words', record_id: kind };
      await audit.record(trx, actor, { ...entry, before: { items: await before(trx) }, after: { items: after } });
      await write(trx);
      await changes.notify(trx, ['search']);
      return next;
    });
  }

  return {
    /** What search heeds now. */
    known: cachedValue({ clock, max_age_ms: KNOWN_MS, changed_by: { tag: 'search', changes }, load }),

    async listSynonyms(): Promise<Synonyms> {
      const groups = await searchWordsRepository.listSynonyms(db);
      return {
        items: groups.map((words) => ({ words })),
        version: await searchWordsRepository.getVersion(db, 'synonyms'),
      };
    },

    /** @throws AppError conflict when another has saved meanwhile */
    async replaceSynonyms({ items, version }: Synonyms, actor: Actor): Promise<Synonyms> {
      const groups = items.map(({ words }) => [...new Set(words.map((word) => word.trim()).filter(Boolean))]);
      if (groups.some(({ length }) => length < 2)) {
        throw new AppError('validation.failed.synonyms');
      }
      const before = (trx: Trx) => searchWordsRepository.listSynonyms(trx);
      const next = await replace(actor, 'synonyms', { version, before, after: groups }, (trx) =>
        searchWordsRepository.replaceSynonyms(trx, groups),
      );
      return { items: groups.map((words) => ({ words })), version: next };
    },

    async listRedirects(): Promise<Redirects> {
      const items = await searchWordsRepository.listRedirects(db);
      return { items, version: await searchWordsRepository.getVersion(db, 'redirects') };
    },

    /** @throws AppError conflict when another has saved meanwhile; validation.failed for a term that says nothing */
    async replaceRedirects({ items, version }: Redirects, actor: Actor): Promise<Redirects> {
      const compared = new Set(items.map(({ term }) => normaliseText(term)));
      if (compared.has('') || compared.size !== items.length) {
        throw new AppError('validation.failed.redirects');
      }
      // as they were typed, 'Rückgabe': staff read them again
      const redirects = items.map(({ term, path }) => ({ term: term.trim(), path }));
      const before = (trx: Trx) => searchWordsRepository.listRedirects(trx);
      const next = await replace(actor, 'redirects', { version, before, after: redirects }, (trx) =>
        searchWordsRepository.replaceRedirects(trx, redirects),
      );
      return { items: redirects, version: next };
    },
  };
}

export type SearchWordsService = ReturnType<typeof createSearchWordsService>;
