import type { JSX } from 'react';
import type { ProductList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { ButtonLink } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { listingMessages } from '../../../messages/listing';
import styles from './listing-results.module.css';
import { countText } from '../state/listing-words';
import { changed, type Listing, listingPath, morePath, pageCount, PAGE_SIZE } from '../state/listing.model';

/** Where the list goes on beyond its numbered pages, if it does. */
function onwardsPath(listing: Listing, { next_cursor, total }: ProductList): string | null {
  const isNumbered = listing.cursor === null && listing.page < pageCount(total);
  return next_cursor && !isNumbered ? listingPath(changed(listing, { cursor: next_cursor })) : null;
}

/** The way to more products: on this screen, or where the pages have no numbers any more on the next one. */
export function LoadMore({ listing, list }: { listing: Listing; list: ProductList }): JSX.Element | null {
  const text = useMessages(listingMessages);
  const locale = useLocale();
  const more = morePath(listing, list.total);
  const onwards = onwardsPath(listing, list);
  const seen = Math.min(list.total, (listing.page - 1) * PAGE_SIZE + list.items.length);
  if (!more && !onwards) return null;
  return (
    <div className={styles.More}>
      {more && (
        <>
          <p aria-hidden="true">{text.shown(seen.toLocaleString(locale), countText(list, locale))}</p>
          <svg className={styles.Progress} height="2" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="2" fill="currentColor" opacity="0.2" />
            <rect width={(100 * seen) / list.total} height="2" fill="currentColor" />
          </svg>
          <ButtonLink as={Link} to={more} variant="secondary" replace preventScrollReset>
            {text.more}
          </ButtonLink>
        </>
      )}
      {onwards && (
        <ButtonLink as={Link} to={onwards} variant="secondary">
          {text.onwards}
        </ButtonLink>
      )}
    </div>
  );
}
