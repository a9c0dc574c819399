import { addressOfText } from '@tessera/shared/composition';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { LANGUAGES, offeredLanguages } from '../../core/languages';
import { cachedValue } from '../../infra/caches/cached-value';
import type { StoreService } from '../store/store.service';
import { sitemapsRepository as repository } from './sitemaps.repository';
import type { MappedProduct } from './sitemaps.repository';
import { writeIndex, writePart } from './write-sitemap';
import type { MappedPage, MappedSite } from './write-sitemap';

/** sitemaps.org: at most 50,000 addresses in one file. Every page has one in each language. */
const MOST_ADDRESSES = 50_000;
const MOST_PAGES = MOST_ADDRESSES / LANGUAGES.length;
const RANGES_MS = 10 * 60_000;

export interface SitemapsDeps extends Pick<Infra, 'db' | 'clock' | 'config'> {
  store: Pick<StoreService, 'getSettings'>;
  /** pages in one part; fewer for tests */
  part_size?: number;
}

export type SitemapsService = ReturnType<typeof createSitemapsService>;

/** Every public page of the shop, for search engines: first those of the shell and the categories, then the products. */
export function createSitemapsService({ db, clock, config, store, part_size = MOST_PAGES }: SitemapsDeps) {
  const { public_url } = config;
  const listRanges = cachedValue({ clock, max_age_ms: RANGES_MS, load: () => repository.listFirstIds(db, part_size) });

  const mapped = (prefix: string, rows: readonly MappedProduct[]): MappedPage[] =>
    rows.map(({ slug, slugs = {}, last_modified_at }) => ({
      path: `${prefix}/${encodeURIComponent(slug)}`,
      paths: Object.fromEntries(
        Object.entries(slugs).map(([language, own]) => [language, `${prefix}/${encodeURIComponent(own)}`]),
      ),
      changed_at: last_modified_at,
    }));

  async function listShellPages(): Promise<MappedPage[]> {
    const [categories, texts] = await Promise.all([
      repository.listCategories(db, part_size),
      repository.listPages(db, part_size),
    ]);
    const fixed = ['/', '/products'].map((path) => ({ path, changed_at: null }));
    const shown = texts.map(({ slug, last_modified_at }) => ({
      path: addressOfText(slug),
      changed_at: last_modified_at,
    }));
    return [...fixed, ...shown, ...mapped('/products/category', categories)].slice(0, part_size);
  }

  /** Read anew: web servers keep what they are given for an hour. */
  const site = async (): Promise<MappedSite> => {
    const { languages } = await store.getSettings();
    return { public_url, languages: offeredLanguages(languages) };
  };

  return {
    /** The addresses of all parts. */
    index: async (): Promise<string> => writeIndex(public_url, 1 + (await listRanges()).length),

    /** One part, from 1. @throws AppError `sitemaps.part_not_found` */
    async part(number: number): Promise<Generator<string>> {
      if (number === 1) return writePart(await site(), await listShellPages());
      const firsts = await listRanges();
      const first = firsts[number - 2];
      if (first === undefined) throw new AppError('sitemaps.part_not_found');
      const range = { first, next: firsts[number - 1] ?? null };
      return writePart(await site(), mapped('/products', await repository.listProducts(db, range, part_size)));
    },
  };
}
