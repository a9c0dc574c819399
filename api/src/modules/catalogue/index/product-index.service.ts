import type { Infra } from '../../../infra';
import { readDictionary, type Dictionary } from './dictionary';
import { createIndexRepository, type FactsRow } from './index.repository';
import { ProductColumns } from './product-columns';
import { sayOptions, type Option } from '../../../presenters/words/say-option';

const CHUNK = 5_000;
/** A shop of this size is read anew where it is not said which products changed; a larger one for its new products. */
const SMALL_SHOP = 5_000;
/** More changes than this are read faster as a whole. */
const MOST_PENDING = 20_000;
/** While the change feed is lost, a small shop's index is trusted for so long (docs/architecture/caches.md). */
const TRUST_WITHOUT_FEED_MS = 2_000;
const PRODUCT = 'product:';

/** What listings are counted and ordered by, as of now. */
export interface ProductIndex {
  /** those for sale */
  columns: ProductColumns;
  /** all others, which nobody but staff sees */
  unsold: ProductColumns;
  dictionary: Dictionary;
  /** changes with every change */
  version: number;
}

export interface ProductIndexService {
  /** The index with everything in it that this process has heard of. */
  current(): Promise<ProductIndex>;
  /** These options of a product as they are called in a language, each beside itself. */
  sayOptions<One extends Option>(
    options: readonly One[],
    language: string,
  ): Promise<ReturnType<typeof sayOptions<One>>>;
  /** Begins to read, so that the first visitor need not wait. */
  warm(): void;
}

type Columns = Pick<ProductIndex, 'columns' | 'unsold'>;

type Deps = Pick<Infra, 'db' | 'changes' | 'clock' | 'logger'>;

/**
 * Keeps what is asked of all products at once in memory: 30 bytes a product and a bit per attribute value. It is read
 * once, and follows the change feed from then on; who asks after a change waits until that is in. Prices and stock are
 * never shown from here: it only says which products a page has and how many there are.
 */
export function createProductIndex({ db, changes, clock, logger }: Deps): ProductIndexService {
  const repository = createIndexRepository(db);
  let cached: ProductIndex | undefined;
  let pending = new Set<string>();
  let todo: 'everything' | 'new ones' | 'nothing' = 'everything';
  let are_tags_due = false;
  let running: Promise<void> | undefined;
  let read_at = 0;

  function put({ columns, unsold }: Columns, rows: readonly FactsRow[]): void {
    for (const { status, ...row } of rows) {
      (row.published ? unsold : columns).remove(row.no);
      if (row.published) columns.put(row);
      else unsold.put({ ...row, status });
    }
  }

  /** Each is read by itself: a rule that names another one does not have the whole shop read anew. */
  async function readTags(columns: ProductColumns): Promise<void> {
    are_tags_due = false;
    const wanted = await repository.listRuleTags();
    const added = wanted.filter((tag) => !columns.tags.has(tag));
    for (const tag of added) columns.addTag(tag, await repository.listTagged(tag));
    for (const tag of columns.tags.keys()) if (!wanted.includes(tag)) columns.tags.delete(tag);
  }

  async function readAfter(index: Columns, first: number): Promise<void> {
    for (let no = first; ;) {
      const rows = await repository.listAfter(no, CHUNK, [...index.columns.tags.keys()]);
      put(index, rows);
      no = rows.at(-1)?.no ?? no;
      if (rows.length < CHUNK) return;
    }
  }

  async function readEverything(): Promise<void> {
    pending = new Set();
    todo = 'nothing';
    read_at = clock.now().getTime();
    are_tags_due = false;
    const index = { columns: new ProductColumns(), unsold: new ProductColumns() };
    for (const tag of await repository.listRuleTags()) index.columns.addTag(tag, []);
    await readAfter(index, 0);
    cached = { ...index, dictionary: await readDictionary(db), version: (cached?.version ?? 0) + 1 };
  }

  /** @returns whether all that was pending is in */
  async function readChanged(index: ProductIndex): Promise<boolean> {
    const ids = [...pending].slice(0, CHUNK);
    for (const id of ids) pending.delete(id);
    const isAll = pending.size === 0;
    const rows = await repository.listByIds(ids, [...index.columns.tags.keys()]);
    put(index, rows);
    if (rows.length === ids.length) return isAll;
    // Its number went with it: what is gone for good is found only by reading anew.
    todo = 'everything';
    return false;
  }

  /** @returns whether nothing else was pending */
  async function readNew(index: ProductIndex): Promise<boolean> {
    todo = 'nothing';
    const isAll = pending.size === 0;
    await readAfter(index, Math.max(index.columns.highest_no, index.unsold.highest_no));
    return isAll;
  }

  const isLarge = (columns: ProductColumns): boolean => columns.length > SMALL_SHOP;

  /** @returns whether all is in that was heard before it began */
  async function step(): Promise<boolean> {
    const index = cached;
    const isTooMuch = todo === 'everything' || pending.size > MOST_PENDING;
    if (!index || isTooMuch || (todo === 'new ones' && !isLarge(index.columns))) {
      await readEverything();
      return true;
    }
    // Before the products: those that are read from now on tell of these tags, too.
    if (are_tags_due) await readTags(index.columns);
    const isAll = await (todo === 'new ones' ? readNew(index) : readChanged(index));
    const unknown = [...index.columns.values.keys()].some((id) => !index.dictionary.known.has(id));
    const dictionary = unknown ? await readDictionary(db) : index.dictionary;
    cached = { ...index, dictionary, version: index.version + 1 };
    return isAll;
  }

  const isDue = (): boolean => !cached || todo !== 'nothing' || are_tags_due || pending.size > 0;

  async function catchUp(): Promise<void> {
    try {
      while (!(await step()));
    } catch (error) {
      // What was taken off the list has not been read.
      todo = 'everything';
      throw error;
    } finally {
      running = undefined;
    }
  }

  changes.onChange((tags) => {
    const ids = tags.filter((tag) => tag.startsWith(PRODUCT)).map((tag) => tag.slice(PRODUCT.length));
    for (const id of ids) pending.add(id);
    if (tags.includes('categories')) are_tags_due = true;
    if (tags.includes('attributes')) todo = 'everything';
    else if (tags.includes('products') && ids.length === 0 && todo === 'nothing') todo = 'new ones';
  });
  changes.onConnection((connected) => {
    if (connected) todo = 'everything';
  });

  /** Nothing is heard meanwhile. To read a large shop again and again would cost more than it is worth. */
  function forgetUnheard(): void {
    if (!cached || changes.isConnected() || isLarge(cached.columns)) return;
    if (clock.now().getTime() - read_at >= TRUST_WITHOUT_FEED_MS) todo = 'everything';
  }

  async function current(): Promise<ProductIndex> {
    forgetUnheard();
    // What is being read is off the list already, and not in yet; what was heard since may be lacking in it. One that began
    // later has everything: changes that never end keep nobody waiting.
    if (running) await running;
    if (running || isDue()) await (running ??= catchUp());
    if (!cached) throw new Error('The index was not read');
    return cached;
  }

  return {
    current,
    sayOptions: async (options, language) => sayOptions(options, (await current()).dictionary.sayIn(language)),
    warm: () => void current().catch((error: unknown) => logger.warn({ error }, 'products could not be counted yet')),
  };
}
