import type { Category, ProductList } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { listingMessages } from '../../../messages/listing';
import type { Listing } from './listing.model';

/** Counts are exact up to here. */
const EXACT = 1000;

/** The category that a listing names by slug, id or former slug, once the categories are known. */
export function categoryOf({ category }: Listing, categories: Category[] | undefined): Category | undefined {
  return (
    categories?.find(({ slug, id }) => slug === category || id === category) ??
    categories?.find(({ former_slugs }) => category !== null && former_slugs?.includes(category))
  );
}

/** A category and those around it, from the outermost in. */
export function categoryTrail(found: Category | undefined, categories: Category[] = []): Category[] {
  const trail: Category[] = [];
  for (let step = found; step && !trail.includes(step); step = categories.find(({ id }) => id === step?.parent_id)) {
    trail.unshift(step);
  }
  return trail;
}

/** The heading and the message under it. `missing`: the API knows no such category. */
export function listingWords(
  { category, search }: Listing,
  found: Category | undefined,
  missing: boolean,
): { title: string; intro?: string } {
  const text = messagesIn(listingMessages);
  if (missing) return { title: text.missing };
  if (search) return { title: text.results(search), intro: found && text.inCategory(found.name) };
  if (category) return { title: found?.name ?? text.products, intro: found?.description };
  return { title: text.allProducts, intro: text.allIntro };
}

/** How many there are: '1,000+' or 'About …' from where the API does not count exactly. */
export function countText(
  { total, total_is_estimate }: Pick<ProductList, 'total' | 'total_is_estimate'>,
  locale: string,
): string {
  const text = messagesIn(listingMessages);
  const number = total.toLocaleString(locale);
  if (total_is_estimate && total <= EXACT) return text.countOfMany(number);
  return text.count(total, number, total_is_estimate);
}
