import type { ProductList } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { nothingMessages } from '../../../messages/nothing';
import { type ChosenFilter, chosenFilters } from '../filters/chosen-filters.model';
import { changed, type Listing, withoutFilters } from '../state/listing.model';

/** So many of a kind are asked for at most, each with one call. */
const MOST = 3;

/** A listing that comes close to one that is empty. */
export interface Closest {
  key: string;
  /** why it is shown: what was left out or put differently */
  reason: string;
  listing: Listing;
}

interface Known {
  list: ProductList | null;
  currency: string;
  locale: string;
}

const withoutOne = ({ key, label, without }: ChosenFilter): Closest => ({
  key,
  reason: messagesIn(nothingMessages).without(label),
  listing: without,
});

/** Of three and more filters each by itself: with one of them less there may still be nothing. */
function single(listing: Listing, filters: ChosenFilter[]): Closest[] {
  if (filters.length < 3) return [];
  return filters.slice(0, MOST).map(({ key, label, only }) => ({
    key: `only ${key}`,
    reason: messagesIn(nothingMessages).only(label),
    listing: { ...withoutFilters(listing), ...only },
  }));
}

/**
 * What comes closest where nothing fits, nearest first: one filter less, then one alone; the same search in the whole shop; words of the
 * search by themselves, and other spellings.
 */
export function closestTo(listing: Listing, { list, currency, locale }: Known): Closest[] {
  const text = messagesIn(nothingMessages);
  const { category, search } = listing;
  const attributes = list?.facets.attributes ?? [];
  const filters = chosenFilters(listing, { attributes, currency, locale });
  const fewer = filters.map(withoutOne);
  if (fewer.length > 0) return [...fewer.slice(0, MOST), ...single(listing, filters)];
  if (!search) return [];
  const everywhere = { key: 'all', reason: text.everywhere(search), listing: changed(listing, { category: null }) };
  const terms = (list?.understood?.suggestions ?? []).map((term) => ({
    key: term,
    reason: text.foundFor(term),
    listing: changed(listing, { search: term }),
  }));
  return [...(category ? [everywhere] : []), ...terms].slice(0, MOST);
}
