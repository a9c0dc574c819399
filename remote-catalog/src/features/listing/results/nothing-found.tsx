import type { JSX } from 'react';
import type { ProductList } from '@tessera/shared/contract';
import { StillLife } from '@tessera/shared/components';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { popularQuery } from '../../../catalog/shelf.queries';
import { useStoreSettings } from '../../../catalog/store';
import { ProductShelf } from '../../../catalog/tiles/product-shelf';
import { nothingMessages } from '../../../messages/nothing';
import { changed, filterCount, type Listing, listingPath, withoutFilters } from '../state/listing.model';
import { ClosestShelf } from './closest-shelf';
import { closestTo } from './closest.model';
import styles from './nothing-found.module.css';

export const messages = [nothingMessages];

export interface NothingFoundProps {
  listing: Listing;
  list: ProductList | null;
}

function explain(listing: Listing): { title: string; text: string } {
  const text = messagesIn(nothingMessages);
  if (listing.page > 1 || listing.cursor) return { title: text.ended, text: text.endedText };
  if (filterCount(listing) > 0) return { title: text.noFit, text: text.noFitText };
  if (listing.search) return { title: text.notFound(listing.search), text: text.notFoundText };
  return { title: text.empty, text: text.emptyText };
}

/** What the search took the words for, and the nearest spellings that would find something. */
function Understood({ listing, list }: NothingFoundProps): JSX.Element | null {
  const text = useMessages(nothingMessages);
  const understood = list?.understood;
  if (!understood) return null;
  return (
    <>
      {understood.corrected && <p>{text.understood(understood.searched)}</p>}
      {understood.suggestions.length > 0 && (
        <p className={styles.Meant}>
          {text.meant}{' '}
          {understood.suggestions.map((term) => (
            <Link key={term} to={listingPath(changed(listing, { search: term }))} className={styles.Term}>
              {term}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

/** No product fits: says why, how to go on, and shows what others choose. */
export default function NothingFound({ listing, list }: NothingFoundProps): JSX.Element {
  const text = useMessages(nothingMessages);
  const locale = useLocale();
  const currency = useStoreSettings()?.currency ?? 'USD';
  const popular = useQuery(popularQuery());
  const explained = explain(listing);
  const isBeyond = listing.page > 1 || listing.cursor !== null;
  const all = changed(withoutFilters(listing), { category: null, search: '', sort: null });
  return (
    <>
      <EmptyState
        picture={<StillLife />}
        title={explained.title}
        compact
        actions={
          <>
            {isBeyond && (
              <ButtonLink as={Link} to={listingPath(changed(listing, {}))}>
                {text.firstPage}
              </ButtonLink>
            )}
            {!isBeyond && filterCount(listing) > 0 && (
              <ButtonLink as={Link} to={listingPath(withoutFilters(listing))}>
                {text.clear}
              </ButtonLink>
            )}
            <ButtonLink as={Link} to={listingPath(all)} variant="secondary">
              {text.allProducts}
            </ButtonLink>
          </>
        }
      >
        <Understood listing={listing} list={list} />
        <p>{explained.text}</p>
      </EmptyState>
      {!isBeyond &&
        closestTo(listing, { list, currency, locale }).map((closest) => (
          <ClosestShelf key={closest.key} closest={closest} locale={locale} />
        ))}
      <ProductShelf title={text.popular} query={popular} count={4} locale={locale} />
    </>
  );
}
