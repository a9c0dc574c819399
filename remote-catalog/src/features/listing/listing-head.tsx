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
import type { Listing } from './state/listing.model';

export interface ListingHeadProps {
  listing: Listing;
  categories: Category[] | undefined;
  list: ProductList | null | undefined;
}

function Corrected({ list }: Pick<ListingHeadProps, 'list'>): JSX.Element | null {
  const text = useMessages(listingMessages);
  const understood = list?.understood;
  if (!understood?.corrected || !list?.items.length) return null;
  return <p className={styles.Corrected}>{text.corrected(understood.searched)}</p>;
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
        <Breadcrumbs items={crumbs} linkAs={Link} />
        <h1>{title}</h1>
        {intro && <p className={styles.Intro}>{intro}</p>}
        <Corrected list={list} />
      </div>
      {found?.image && !listing.search && (
        <Picture
          image={found.image}
          sizes="(min-width: 960px) 240px, 88px"
          alt=""
          ratio="square"
          className={styles.Picture}
        />
      )}
    </div>
  );
}
