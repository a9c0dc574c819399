import { type JSX, useState } from 'react';
import type { ProductList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent } from '@tessera/shared/late';
import type { ProductSort } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Button, Select, VisuallyHidden } from '@tessera/shared/ui';
import { catalogMessages } from '../../messages/catalog';
import { listingMessages } from '../../messages/listing';
import styles from './listing-toolbar.module.css';
import { countText } from './state/listing-words';
import { changed, filterCount, type Listing, listingPath, SORTS } from './state/listing.model';
import { useChangeListing, useWantedListing } from './state/use-listing';

const importSheet = () => import(/* webpackChunkName: "filters" */ './filters/filter-sheet');

interface ListingToolbarProps {
  listing: Listing;
  list?: ProductList | null;
  /** there is nothing to narrow or to order: only the number is told, to those who listen */
  bare?: boolean;
}

/** What is read out: how many there are and, of more pages than one, how many are on the screen. */
function Count({ list, bare }: Pick<ListingToolbarProps, 'list' | 'bare'>): JSX.Element {
  const text = useMessages(listingMessages);
  const locale = useLocale();
  const all = list && countText(list, locale);
  const shown =
    list && list.items.length < list.total ? text.shown(list.items.length.toLocaleString(locale), all ?? '') : all;
  return (
    <p className={bare ? undefined : styles.Count} role="status">
      {bare ? <VisuallyHidden>{shown}</VisuallyHidden> : (shown ?? ' ')}
    </p>
  );
}

/** Filters (on a phone), number and order of a listing. Everything ends in the address. */
export function ListingToolbar({ listing, list, bare }: ListingToolbarProps): JSX.Element {
  const text = useMessages(listingMessages);
  const change = useChangeListing();
  const wanted = useWantedListing();
  const { loadFailed } = useMessages(catalogMessages);
  const { Component: Sheet, load: loadSheet } = useLateComponent(importSheet, loadFailed);
  const [open, setOpen] = useState(false);
  const initial = list?.usual_sort ?? (listing.search ? 'relevance' : 'newest');
  // only a search has the one, only a category that is sorted by hand the other
  const sorts = SORTS.filter((sort) => {
    if (sort === 'relevance') return listing.search;
    return sort !== 'featured' || initial === sort || wanted.sort === sort;
  });
  const sortBy = (sort: ProductSort): void =>
    // the order that is taken anyway stays out of the address
    change(changed(wanted, { sort: sort === initial ? null : sort }));
  return (
    <div className={bare ? undefined : styles.Row}>
      {!bare && (
        <Button
          variant="secondary"
          className={styles.Open}
          aria-haspopup="dialog"
          onClick={() => void loadSheet().then(setOpen)}
        >
          {text.filterCount(filterCount(wanted))}
        </Button>
      )}
      <Count list={list} bare={bare} />
      {!bare && (
        // without scripts it is sent to the address of this page, with all else that is in it
        <form className={styles.Sort}>
          {[...new URLSearchParams(listingPath(changed(listing, { sort: null })).split('?')[1])].map(
            ([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ),
          )}
          <label className={styles.SortField}>
            <span className={styles.SortLabel}>{text.sortBy}</span>
            <Select
              name="sort"
              className={styles.Select}
              value={wanted.sort ?? initial}
              // the values are those of SORTS
              onChange={(event) => sortBy(event.target.value as ProductSort)}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {text.sorts[sort]}
                </option>
              ))}
            </Select>
          </label>
          <noscript>
            <button className={styles.SortNow}>{text.sortNow}</button>
          </noscript>
        </form>
      )}
      {Sheet && <Sheet open={open} onClose={() => setOpen(false)} listing={listing} list={list} />}
    </div>
  );
}
