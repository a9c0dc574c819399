import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Link } from '@tessera/shared/vendor/router';
import { filtersMessages } from '../../../messages/filters';
import { FilterGroup } from './filter-group';
import styles from './filter-panel.module.css';
import type { Facets } from '@tessera/shared/contract';
import { changed, type Listing, listingPath } from '../state/listing.model';

/** The categories that these products are in, with the other filters kept. */
export function CategoryFilter(props: { listing: Listing; facet: Facets['categories'] }): JSX.Element | null {
  const { listing, facet } = props;
  const text = useMessages(filtersMessages);
  const locale = useLocale();
  if (facet.length === 0) return null;
  return (
    <FilterGroup title={text.category}>
      <ul className={styles.Links}>
        {listing.category && (
          <li>
            <Link to={listingPath(changed(listing, { category: null }))} className={styles.Link}>
              {text.allCategories}
            </Link>
          </li>
        )}
        {facet.map(({ slug, name, count, count_is_estimate }) => (
          <li key={slug}>
            <Link
              to={listingPath(changed(listing, { category: slug }))}
              className={styles.Link}
              aria-current={slug === listing.category ? 'true' : undefined}
            >
              <span>{name}</span>
              <span className={styles.Count}>{`${count.toLocaleString(locale)}${count_is_estimate ? '+' : ''}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
