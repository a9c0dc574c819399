import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { categoriesQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { listingMessages } from '../../messages/listing';
import strip from '@tessera/shared/styles/tab-strip.module.css';
import styles from './listing-toolbar.module.css';
import { type Listing, listingPath, withoutFilters } from './state/listing.model';

/** The other categories, for the same search; in a category with subcategories, those. */
export function CategoryStrip({ listing }: { listing: Listing }): JSX.Element | null {
  const text = useMessages(listingMessages);
  const { data = [] } = useQuery(categoriesQuery());
  const present = data.find(({ slug }) => slug === listing.category);
  const subcategories = data.filter(({ parent_id }) => parent_id !== null && parent_id === (present?.id ?? ''));
  const parent = subcategories.length > 0 ? present?.id : present?.parent_id;
  const shown = data.filter(({ parent_id }) => parent_id === (parent ?? null));
  if (shown.length === 0) return null;
  const base = withoutFilters({ ...listing, sort: null });
  const around = data.find(({ id }) => id === parent);
  const links = [{ slug: around?.slug ?? null, name: text.all }, ...shown];
  return (
    <nav aria-label={text.categories} className={styles.Tabs}>
      {links.map(({ slug, name }) => (
        <Link
          key={slug}
          to={listingPath({ ...base, category: slug })}
          className={strip.Tab}
          aria-current={slug === listing.category ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
