import type { Infra } from '../../infra';
import { cachedValue } from '../../infra/caches/cached-value';
import { normaliseText } from '../../presenters/search/search-text';
import { searchTermsRepository, type CountedTerm } from './search-terms.repository';

const WRITTEN_EVERY_MS = 5_000;
/** Different terms kept until the next writing: whoever floods the shop with searches fills no more than this. */
const MOST_WAITING = 2_000;
const LONGEST = 100;
const DAY_MS = 86_400_000;
const RARE_DAYS = 30;
const POPULAR_DAYS = 30;
const POPULAR_MS = 60_000;
const MOST_POPULAR = 2_000;
/** Fewer people than this may have meant something of their own: it is told to nobody else. */
const SHARED_BY = 3;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Whether words may say who somebody is: an address, a telephone number, a card's number. */
export function mayBePersonal(text: string): boolean {
  return text.includes('@') || /(?:\d[\s./()+-]*){7,}/.test(text);
}

const isCountable = (term: string, typed: string): boolean =>
  term !== '' && term.length <= LONGEST && !mayBePersonal(typed);

/** Counts what is looked for, by day and words alone (docs/product.md §10: nothing about persons). */
export function createSearchTermsService({ db, clock, logger }: Pick<Infra, 'db' | 'clock' | 'logger'>) {
  let waiting = new Map<string, CountedTerm>();
  const results = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const terms = [...waiting.values()];
    waiting = new Map();
    if (terms.length === 0) return;
    await searchTermsRepository
      .add(db, dayOf(clock.now()), terms)
      .catch((error: unknown) => logger.warn({ error }, 'searches could not be counted'));
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  const since = (days: number): string => dayOf(new Date(clock.now().getTime() - days * DAY_MS));

  async function loadPopular(): Promise<CountedTerm[]> {
    const query = { since: since(POPULAR_DAYS), nothing_found: false, least: SHARED_BY, limit: MOST_POPULAR };
    return (await searchTermsRepository.list(db, query)).filter(({ found }) => found > 0);
  }
  const listPopular = cachedValue({ clock, max_age_ms: POPULAR_MS, load: loadPopular });

  return {
    /** Remembers how much a search found, for when it is answered from a cache. */
    noteFound(typed: string, found: number): void {
      if (results.size >= MOST_WAITING) results.clear();
      results.set(normaliseText(typed), found);
    },

    /** Notes one search in memory; a few seconds later it is written together with others. */
    record(typed: string): void {
      const term = normaliseText(typed);
      const before = waiting.get(term);
      if (!isCountable(term, typed) || (!before && waiting.size >= MOST_WAITING)) return;
      // What is answered from a cache, and forgotten here, has found something most likely.
      const found = results.get(term) ?? before?.found ?? 1;
      waiting.set(term, { term, searches: (before?.searches ?? 0) + 1, found });
      timer ??= setTimeout(() => void flush(), WRITTEN_EVERY_MS).unref();
    },

    /** Writes what is noted. */
    flush,

    /** What several have looked for and found that begins with these letters, most frequent first. */
    async complete(begun: string, most: number): Promise<string[]> {
      const fitting = (await listPopular()).filter(({ term }) => term.startsWith(begun) && term !== begun);
      return fitting.slice(0, most).map(({ term }) => term);
    },

    /** What was looked for most in the last days. */
    async report({ days, nothing_found, limit }: { days: number; nothing_found: boolean; limit: number }) {
      await flush();
      const items = await searchTermsRepository.list(db, { since: since(days), nothing_found, least: 1, limit });
      return { items, days };
    },

    /** What only one search of a day looked for may say who it was. */
    removeRare: (): Promise<void> => searchTermsRepository.removeRare(db, since(RARE_DAYS)),

    async stop(): Promise<void> {
      await flush();
    },
  };
}

export type SearchTermsService = ReturnType<typeof createSearchTermsService>;
