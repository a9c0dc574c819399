import type { JSX } from 'react';
import { lateComponent } from '@tessera/shared/late';
import { Place } from '../../catalog/place/place';
import { whenSeen } from '../../catalog/place/when-seen';
import './filters/chosen-filters.module.css?sheet';
import type { ChosenFiltersProps } from './filters/chosen-filters';
import styles from './listing-page.module.css';
import { filterCount } from './state/listing.model';

const PLACE = 'chosen-filters';
const importChosenFilters = () => import(/* webpackChunkName: "filters" */ './filters/chosen-filters');
const ChosenFilters = lateComponent(importChosenFilters, () => whenSeen(PLACE));

/** What the listing is narrowed by, when anything. */
export function ListingChosen(props: ChosenFiltersProps): JSX.Element | null {
  if (filterCount(props.listing) === 0) return null;
  return (
    <Place id={PLACE} className={styles.Chosen} fallback={null}>
      <ChosenFilters {...props} />
    </Place>
  );
}
