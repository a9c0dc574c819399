import type { JSX } from 'react';
import type { ProductList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Icon, VisuallyHidden } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { listingMessages } from '../../../messages/listing';
import styles from './chosen-filters.module.css';
import { chosenFilters } from './chosen-filters.model';
import { type Listing, listingPath, withoutFilters } from '../state/listing.model';
import { IN_PLACE } from '../state/use-listing';

export interface ChosenFiltersProps {
  listing: Listing;
  list: ProductList | null | undefined;
  currency: string;
}

/** What the listing is narrowed by; each is a link to the listing without it. */
export default function ChosenFilters({ listing, list, currency }: ChosenFiltersProps): JSX.Element {
  const text = useMessages(listingMessages);
  const locale = useLocale();
  const attributes = list?.facets.attributes ?? [];
  return (
    <ul className={styles.Chips} aria-label={text.chosen}>
      {chosenFilters(listing, { attributes, currency, locale }).map(({ key, label, without }) => (
        <li key={key}>
          <Link to={listingPath(without)} className={styles.Chip} {...IN_PLACE}>
            <VisuallyHidden>{text.remove(label)}</VisuallyHidden>
            <span aria-hidden="true">{label}</span>
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={listingPath(withoutFilters(listing))} className={styles.Clear} {...IN_PLACE}>
          {text.clearAll}
        </Link>
      </li>
    </ul>
  );
}
