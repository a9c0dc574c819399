import type { PageContext, PageMeta } from '@tessera/shared/composition';
import type { Category, ProductList } from '@tessera/shared/contract';
import { type Language, messagesIn } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { categoriesQuery } from '@tessera/shared/query';
import { breadcrumbData } from '../../catalog/breadcrumb-data';
import { listingQuery } from '../../catalog/catalog.queries';
import { catalogMessages } from '../../messages/catalog';
import { listingMessages } from '../../messages/listing';
import { categoryOf, categoryTrail, listingWords } from './state/listing-words';
import { filterCount, type Listing, listingParameters, listingPath, readListing } from './state/listing.model';

/** The listing's one address: without its order and the pages before, and all products without 'all'. */
function canonicalPath(listing: Listing, found: Pick<Category, 'slug'> | undefined): string {
  const { page } = listing;
  const category = found?.slug ?? listing.category;
  return category ? listingPath({ ...listing, category, sort: null, from: page }) : paths.products({ page });
}

const inLanguage = (found: Category | undefined, language: Language): Pick<Category, 'slug'> | undefined =>
  found?.slugs ? { slug: found.slugs[language] } : found;

/** Searches, filtered lists and pages beyond the last one are no places of the shop. */
function isForIndexes(listing: Listing, list: ProductList | null | undefined): boolean {
  const { page, search, cursor } = listing;
  return !search && !cursor && filterCount(listing) === 0 && !(page > 1 && list?.items.length === 0);
}

/** '/products/category/Tableware', or an address that the category had before: its page has one address. */
function addressInstead(
  listing: Listing,
  { category }: PageContext['params'],
  found: Category | undefined,
): string | undefined {
  const slug = found?.former_slugs?.includes(listing.category ?? '') ? found.slug : listing.category;
  return category !== undefined && slug !== null && category !== slug ? paths.category(slug) : undefined;
}

/** A category's own title for search engines, which does not speak of a search within it. */
const headingOf = ({ search }: Listing, found: Category | undefined, title: string): string =>
  (!search && found?.seo_title) || title;

/** What search engines and link previews are told of a listing; searches and filtered lists stay out of indexes. */
export function meta({ queryClient, params, url, store }: PageContext): PageMeta {
  const text = messagesIn(listingMessages);
  const listing = readListing(url.searchParams, params['category']);
  const { page, from } = listing;
  const categories = queryClient.getQueryData(categoriesQuery().queryKey);
  const found = categoryOf(listing, categories);
  const list = queryClient.getQueryData(listingQuery(listingParameters(listing), page, from).queryKey);
  const missing = list === null;
  const { title, intro = text.at(title, store.name) } = listingWords(listing, found, missing);
  if (missing) return { title, robots: 'noindex', status: 404 };
  const canonical = canonicalPath(listing, found);
  const heading = headingOf(listing, found, title);
  const trail = [
    { label: messagesIn(catalogMessages).home, to: paths.home() },
    ...categoryTrail(found, categories)
      .slice(0, -1)
      .map(({ name, slug }) => ({ label: name, to: paths.category(slug) })),
    { label: title, to: canonical },
  ];
  return {
    redirect: addressInstead(listing, params, found),
    title: page > 1 ? text.paged(heading, page) : heading,
    description: found?.seo_description ?? intro,
    canonical,
    canonicalIn: (language) => canonicalPath(listing, inLanguage(found, language)),
    robots: isForIndexes(listing, list) ? undefined : 'noindex',
    image: found?.image?.src,
    jsonLd: typeof document === 'undefined' ? [breadcrumbData(trail, url)] : undefined,
  };
}
