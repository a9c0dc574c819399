import type { PageContext, PageMeta } from '@tessera/shared/composition';
import type { Category } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { categoriesQuery } from '@tessera/shared/query';
import { listingQuery } from '../../catalog/catalog.queries';
import { hasFilters, type Listing, listingParameters, listingPath, readListing } from './listing.model';

/** The category that a listing names by slug or id, once the categories are known. */
export function categoryOf({ category }: Listing, categories: Category[] | undefined): Category | undefined {
  return categories?.find(({ slug, id }) => slug === category || id === category);
}

/** The heading and the sentence under it. `missing`: the API knows no such category. */
export function listingWords(
  { category, search }: Listing,
  found: Category | undefined,
  missing: boolean,
): { title: string; intro?: string } {
  if (missing) return { title: 'Category not found' };
  if (search) return { title: `Results for “${search}”`, intro: found && `In ${found.name}` };
  if (category) return { title: found?.name ?? 'Products', intro: found?.description };
  return { title: 'All products', intro: 'Everything we make and choose, from the table to the desk.' };
}

function breadcrumbList(name: string, path: string, url: URL): Record<string, unknown> {
  const place = (position: number, label: string, to: string) => ({
    '@type': 'ListItem',
    position,
    name: label,
    item: new URL(to, url).href,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [place(1, 'Home', paths.home()), place(2, name, path)],
  };
}

/** The listing's one address: without its order, and all products without 'all'. */
function canonicalPath(listing: Listing, found: Category | undefined): string {
  const category = found?.slug ?? listing.category;
  return category ? listingPath({ ...listing, category, sort: null }) : paths.products({ page: listing.page });
}

/** What search engines and link previews are told of a listing; searches and filtered lists stay out of indexes. */
export function meta({ queryClient, params, url, store }: PageContext): PageMeta {
  const listing = readListing(url.searchParams, params['category']);
  const found = categoryOf(listing, queryClient.getQueryData(categoriesQuery().queryKey));
  const missing = queryClient.getQueryData(listingQuery(listingParameters(listing)).queryKey) === null;
  const { title, intro = `${title} at ${store.name}.` } = listingWords(listing, found, missing);
  if (missing) return { title, robots: 'noindex', status: 404 };
  const canonical = canonicalPath(listing, found);
  return {
    title: listing.page > 1 ? `${title}, page ${listing.page}` : title,
    description: intro,
    canonical,
    robots: listing.search || hasFilters(listing) ? 'noindex' : undefined,
    image: found?.image?.src,
    jsonLd: [breadcrumbList(title, canonical, url)],
  };
}
