import type {
  Category,
  Product,
  ProductList,
  ProductSummary,
  RelatedProducts,
  Understood,
} from '@tessera/shared/contract';
import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import { LANGUAGES, type Language } from '../../core/languages';
import type { Infra } from '../../infra';
import { isId } from '../../infra/basics/ids';
import type { DeliveryService } from '../delivery/delivery.service';
import type { SearchTermsService } from '../search/search-terms.service';
import type { SearchWordsService } from '../search/search-words.service';
import type { StoreService } from '../store/store.service';
import { cachedValue } from '../../infra/caches/cached-value';
import { createCatalogueRepository, type CategoryRow } from './products/catalogue.repository';
import { MOST_CARDS, type Suggestions } from './products/catalogue.schemas';
import { findCategory, inLanguage, withAncestors } from './products/category-tree';
import { ruleOf } from './collections/collection-rule';
import type { HeldCounts } from './collections/held-counts.service';
import { createPageFinder } from './listing/find-page';
import type { ProductIndexService } from './index/product-index.service';
import { isUnfiltered, type ListingQuery } from './query/listing-query';
import { createListingRepository } from './listing/listing.repository';
import { presentFacets } from './listing/present-facets';
import { nextSaleChange, presentCategory, presentProduct } from './products/present-product';
import { presentSuggestion } from './products/present-suggestion';
import { createSummaries } from './products/present-summaries';
import { isNamed, productIn } from './products/product-in-language';
import { variantsNear } from './products/variants-near';
import { createProductFinder } from './products/product-finder.service';
import { searchProducts, searchWhileTyping, type FoundProducts } from './listing/product-search';
import { byRelevance } from './listing/relevance';
import { normaliseText } from '../../presenters/search/search-text';
import { createSearchRepository } from './listing/search.repository';

/** Categories are dropped by the change feed; this bounds what a lost message could do. */
const REFERENCE_MS = 2_000;
const MOST_IMAGES = 250;
const RELATED = 8;
const SUGGESTED = 6;
const SUGGESTED_CATEGORIES = 3;
/** While nothing is typed. */
const OFFERED_CATEGORIES = 6;
const SUGGESTED_TERMS = 4;
/** How old the number of products that a collection holds may be. */
const HELD_MS = 60_000;
/** What others have looked for changes without a word. */
const SUGGESTIONS_MS = 60_000;

/** An answer with what it shows, so that it can be dropped when that changes. */
export interface Tagged<T> {
  value: T;
  tags: string[];
  max_age_ms?: number;
  is_part?: boolean;
}

/** One of something for each language. */
const byLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

function tagsOf(items: readonly Pick<ProductSummary, 'id' | 'category'>[]): string[] {
  const products = items.map(({ id }) => `product:${id}`);
  const categories = items.flatMap(({ category }) => (category ? [`category:${category.id}`] : []));
  return [...new Set(['products', ...products, ...categories])];
}

/** @throws AppError catalogue.category_not_found */
function getCategory(all: readonly CategoryRow[], wanted: string | undefined): CategoryRow | undefined {
  if (wanted === undefined) return undefined;
  const found = findCategory(all, wanted);
  if (!found) throw new AppError('catalogue.category_not_found');
  return found;
}

/** A listing in its category's own order where nobody asked for another one. */
function inUsualOrder(asked: ListingQuery, category: CategoryRow | undefined) {
  const usual = asked.search === '' ? category?.sort : undefined;
  return { usual, query: asked.is_usual_sort && usual ? { ...asked, sort: usual } : asked };
}

function presentUnderstood(asked: string, found: FoundProducts): Understood {
  const { searched, corrected, suggestions } = found;
  return { asked, searched, corrected, suggestions };
}

export interface CatalogueDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  store: Pick<StoreService, 'getCurrency'>;
  searchWords: Pick<SearchWordsService, 'known'>;
  searchTerms: Pick<SearchTermsService, 'noteFound' | 'complete'>;
  productIndex: ProductIndexService;
  heldCounts: HeldCounts;
  delivery: Pick<DeliveryService, 'get'>;
}

/** What the shop reads of its catalogue. */
export function createCatalogueService(deps: CatalogueDeps) {
  const { db, clock, changes, store, searchWords, searchTerms, productIndex, heldCounts } = deps;
  const catalogue = createCatalogueRepository(db);
  const finder = createProductFinder({ db });
  const indexes = byLanguage((language) => createSearchRepository(db, language));
  const pages = createPageFinder(createListingRepository(db));
  const listCategories = cachedValue({
    clock,
    max_age_ms: REFERENCE_MS,
    changed_by: { tag: 'categories', changes },
    load: () => catalogue.listCategories(),
  });
  const summaries = createSummaries({
    catalogue,
    categories: listCategories,
    currency: store.getCurrency,
    dictionary: async () => (await productIndex.current()).dictionary,
  });

  /** @param preview_of the product that whoever asks may see before it is published */
  async function getProductRow(id_or_slug: string, preview_of?: string) {
    const product = await catalogue.findProduct(id_or_slug, preview_of);
    if (product) return product;
    // A crawler that is told so forgets the address; a shopper is shown what there is instead.
    if (await finder.findGone(id_or_slug)) {
      throw new AppError('catalogue.product_gone');
    }
    throw new AppError('catalogue.product_not_found');
  }

  return {
    /**
     * A page of products with the counts around it (docs/product.md §2), in that language.
     * @throws AppError catalogue.category_not_found
     */
    async listProducts(asked: ListingQuery, language: Language): Promise<Tagged<ProductList>> {
      const [words, all] = await Promise.all([searchWords.known(), listCategories()]);
      const category = getCategory(all, asked.category);
      const { query, usual } = inUsualOrder(asked, category);
      const searching = query.search !== '';
      const found = searching
        ? await searchProducts(indexes[language], query.search, { ...words, language })
        : undefined;
      const products = await productIndex.current();
      const { rule, ...age } = ruleOf(category, products.dictionary, clock.now());
      const request = { query, index: products, categories: all, category, rule, language };
      const page = await (found ? pages.findBySearch(request, found) : pages.findByListing(request));
      const items = await summaries(page.ids, language);
      if (searching && isUnfiltered(query)) searchTerms.noteFound(query.search, page.counts.total);
      const value: ProductList = {
        items,
        total: page.counts.total,
        total_is_estimate: page.total_is_estimate,
        page: query.page,
        page_size: query.page_size,
        next_cursor: page.next_cursor,
        ...(usual && { usual_sort: usual }),
        facets: presentFacets(page.counts, products.dictionary, all, language),
        understood: found ? presentUnderstood(query.search, found) : null,
        redirect: words.redirects.get(normaliseText(query.search)) ?? null,
      };
      const tags = [
        'categories',
        'store',
        'search',
        ...(category ? [`category:${category.id}`] : []),
        ...tagsOf(items),
      ];
      return { value, tags: [...new Set(tags)], ...age };
    },

    /**
     * A published product by id, slug in any language or former slug, or the one of a preview, in that language.
     * @param near of many variants those around this one
     * @throws AppError catalogue.product_not_found
     */
    async getProduct(
      id_or_slug: string,
      language: Language,
      { preview_of, near }: { preview_of?: string | undefined; near?: string | undefined } = {},
    ): Promise<Tagged<Product>> {
      const now = clock.now();
      const own_row = await getProductRow(id_or_slug, preview_of);
      const row = productIn(own_row, language);
      const [images, options, variants, attributes, all, money, delivery, { dictionary }] = await Promise.all([
        catalogue.listImages([row.id], MOST_IMAGES, language),
        catalogue.listOptions(row.id),
        catalogue.listVariants(row.id),
        catalogue.listAttributes(row.id, language),
        listCategories(),
        store.getCurrency(),
        deps.delivery.get(),
        productIndex.current(),
      ]);
      const breadcrumbs = withAncestors(all, row.category_id).map((one) => inLanguage(one, language));
      const own = breadcrumbs.at(-1);
      const category = own ? { id: own.id, name: own.name, slug: own.slug } : null;
      const words = {
        coloursOf: dictionary.coloursOf,
        say: dictionary.sayIn(language),
        is_translated: isNamed(row, language),
        noteOf: ({ backorder_note, backorder_notes }: (typeof variants)[number]) =>
          backorder_notes[language] ?? backorder_note,
      };
      const parts = {
        currency: money,
        first_slug: own_row.slug,
        category,
        images,
        options,
        variants,
        attributes,
        breadcrumbs,
        ...words,
      };
      const next = nextSaleChange(variants, now);
      const whole = presentProduct(row, { ...parts, language, delivery: delivery.usualDates() }, now);
      const value = { ...whole, ...(near !== undefined && variantsNear(whole.variants, near)) };
      return {
        value,
        is_part: value.variant_count !== undefined,
        tags: ['store', 'attributes', `product:${row.id}`, ...breadcrumbs.map(({ id }) => `category:${id}`)],
        ...(next && { max_age_ms: next.getTime() - now.getTime() }),
      };
    },

    /**
     * Products to show beside one: those that staff have chosen, and as many others as make eight.
     * @throws AppError catalogue.product_not_found
     */
    async listRelated(id_or_slug: string, language: Language, preview_of?: string): Promise<Tagged<RelatedProducts>> {
      const { id, category_id } = await getProductRow(id_or_slug, preview_of);
      const wanted = await catalogue.listChosenIds(id);
      const found = await catalogue.listRelatedIds(id, category_id, RELATED + wanted.length);
      const chosen = await summaries(wanted, language);
      const others = found.filter((one) => !wanted.includes(one)).slice(0, Math.max(0, RELATED - chosen.length));
      const items = [...chosen, ...(await summaries(others, language))];
      // One that is not in the shop now may come into it.
      const tags = ['store', `product:${id}`, ...wanted.map((one) => `product:${one}`), ...tagsOf(items)];
      return { value: { items, ...(chosen.length > 0 && { chosen: chosen.length }) }, tags: [...new Set(tags)] };
    },

    /** The tiles of products by id, in the order asked for; what is not for sale is left out. */
    async listCards(ids: string, language: Language): Promise<Tagged<{ items: ProductSummary[] }>> {
      const wanted = [...new Set(ids.split(',').filter(isId))].slice(0, MOST_CARDS);
      const items = await summaries(wanted, language);
      return { value: { items }, tags: ['store', ...wanted.map((id) => `product:${id}`), ...tagsOf(items)] };
    },

    /** Every category in that language, in the shop's order (docs/product.md §7). */
    async listCategories(language: Language): Promise<Tagged<Category[]>> {
      const all = await heldCounts(await listCategories());
      return {
        value: all.map((row) => presentCategory(row, language)),
        tags: ['categories', ...all.map(({ id }) => `category:${id}`)],
        ...(all.some(({ rule }) => rule) && { max_age_ms: HELD_MS }),
      };
    },

    /** What best fits what has been typed so far; for nothing popular searches and the main categories. */
    async suggest(
      typed: string,
      language: Language,
      most: number = SUGGESTED,
    ): Promise<Tagged<Static<typeof Suggestions>>> {
      const text = normaliseText(typed);
      const words = await searchWords.known();
      const [hits, rows, terms, { columns }] = await Promise.all([
        searchWhileTyping(indexes[language], typed, most, { ...words, language }),
        listCategories(),
        searchTerms.complete(text, SUGGESTED_TERMS),
        productIndex.current(),
      ]);
      const best = byRelevance(columns, hits).slice(0, most);
      const items = await summaries({ nos: best.map((slot) => columns.no[slot] ?? 0) }, language);
      const all = rows.map((row) => inLanguage(row, language));
      const fitting =
        text === ''
          ? all.filter(({ parent_id }) => parent_id === null)
          : all.filter(({ name }) => ` ${normaliseText(name)}`.includes(` ${text}`));
      return {
        value: {
          products: items.map(presentSuggestion),
          categories: fitting
            .slice(0, text === '' ? OFFERED_CATEGORIES : SUGGESTED_CATEGORIES)
            .map(({ name, slug }) => ({ name, slug })),
          terms,
          redirect: words.redirects.get(text) ?? null,
        },
        tags: ['categories', 'search', ...tagsOf(items)],
        max_age_ms: SUGGESTIONS_MS,
      };
    },
  };
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;
