import type { PageContext, PageMeta } from '@tessera/shared/composition';
import type { Category } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { categoriesQuery } from '@tessera/shared/query';
import { listingQuery } from '../../catalog/catalog.queries';
import { hasFilters, type Listing, listingParameters, listingPath, readListing } from './listing.model';

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

/** What search engines and link previews are told of a listing; searches and filtered lists stay out of indexes. */
export function meta({ queryClient, params, url, store }: PageContext): PageMeta {
  const listing = readListing(url.searchParams, params['category']);
  const categories = queryClient.getQueryData(categoriesQuery().queryKey);
  const found = categories?.find(({ slug, id }) => slug === listing.category || id === listing.category);
  const missing = queryClient.getQueryData(listingQuery(listingParameters(listing)).queryKey) === null;
  const { title, intro } = listingWords(listing, found, missing);
  if (missing) return { title, robots: 'noindex', status: 404 };
  const paged = listing.page > 1 ? `${title}, page ${listing.page}` : title;
  const own: Listing = { ...listing, category: found?.slug ?? listing.category, sort: null };
  const canonical = own.category ? listingPath(own) : paths.products({ page: own.page });
  return {
    title: paged,
    description: intro ?? `${title} at ${store.name}.`,
    canonical,
    robots: listing.search || hasFilters(listing) ? 'noindex' : undefined,
    image: found?.image?.src,
    jsonLd: [breadcrumbList(title, canonical, url)],
  };
}
