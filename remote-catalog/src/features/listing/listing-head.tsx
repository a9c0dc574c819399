import type { JSX } from 'react';
import type { Category, ProductList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Breadcrumbs, Picture } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { catalogMessages } from '../../messages/catalog';
import { listingMessages } from '../../messages/listing';
import styles from './listing-page.module.css';
import { categoryOf, categoryTrail, listingWords } from './state/listing-words';
import { changed, type Listing, listingPath } from './state/listing.model';

export interface ListingHeadProps {
  listing: Listing;
  categories: Category[] | undefined;
  list: ProductList | null | undefined;
}

/** What was found in the place of the words asked for, and what else they may have meant. */
function Corrected({ listing, list }: Pick<ListingHeadProps, 'listing' | 'list'>): JSX.Element | null {
  const text = useMessages(listingMessages);
  const understood = list?.understood;
  if (!understood?.corrected || !list?.items.length) return null;
  const { asked, searched, suggestions } = understood;
  return (
    <p className={styles.Corrected}>
      {text.corrected(asked, searched)}
      {suggestions.length > 0 && ` ${text.instead} `}
      {suggestions.map((search) => (
        <Link key={search} to={listingPath(changed(listing, { search }))} className={styles.Instead}>
          {search}
        </Link>
      ))}
    </p>
  );
}

/** Where the listing stands, what it is called, and a category's text and picture. */
export function ListingHead({ listing, categories, list }: ListingHeadProps): JSX.Element {
  const text = useMessages(catalogMessages);
  const found = categoryOf(listing, categories);
  const { title, intro } = listingWords(listing, found, list === null);
  const around = categoryTrail(found, categories).slice(0, listing.search ? undefined : -1);
  const crumbs = [
    { label: text.home, to: paths.home() },
    ...around.map(({ name, slug }) => ({ label: name, to: paths.category(slug) })),
    { label: title },
  ];
  return (
    <div className={styles.Head}>
      <div className={styles.Words}>
        <div className={styles.Trail}>
          <Breadcrumbs items={crumbs} linkAs={Link} />
        </div>
        <h1 className={styles.Title}>{title}</h1>
        {intro && <p className={styles.Intro}>{intro}</p>}
        <Corrected listing={listing} list={list} />
      </div>
      {found?.image && !listing.search && (
        <Picture image={found.image} sizes="168px" alt="" ratio="square" className={styles.Picture} />
      )}
    </div>
  );
}
