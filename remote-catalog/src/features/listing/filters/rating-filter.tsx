import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { filtersMessages } from '../../../messages/filters';
import { FilterCheck } from './filter-check';
import { FilterGroup } from './filter-group';
import type { Facets } from '@tessera/shared/contract';
import { changed, type Listing } from '../state/listing.model';

export interface RatingFilterProps {
  listing: Listing;
  facet: Facets['ratings'];
  onChange: (listing: Listing) => void;
}

/** At least so many stars; pressing the one that is set takes it off. */
export function RatingFilter({ listing, facet, onChange }: RatingFilterProps): JSX.Element | null {
  const text = useMessages(filtersMessages);
  if (facet.every(({ count }) => count === 0) && listing.min_rating === null) return null;
  return (
    <FilterGroup title={text.rating} open={listing.min_rating !== null}>
      {facet.map(({ min, count, count_is_estimate }) => {
        const isOn = listing.min_rating === min;
        return (
          <FilterCheck
            key={min}
            checked={isOn}
            count={count}
            countIsEstimate={count_is_estimate}
            onChange={() => onChange(changed(listing, { min_rating: isOn ? null : min }))}
          >
            {text.stars(min)}
          </FilterCheck>
        );
      })}
    </FilterGroup>
  );
}
