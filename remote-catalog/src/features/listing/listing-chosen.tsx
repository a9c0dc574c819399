import type { JSX } from 'react';
import { lateComponent } from '@tessera/shared/late';
import { LateContainer } from '../../catalog/late/late-container';
import { whenSeen } from '../../catalog/late/when-seen';
import './filters/chosen-filters.module.css?sheet';
import type { ChosenFiltersProps } from './filters/chosen-filters';
import styles from './listing-page.module.css';
import { filterCount } from './state/listing.model';

const CONTAINER_ID = 'chosen-filters';
const importChosenFilters = () => import(/* webpackChunkName: "filters" */ './filters/chosen-filters');
const ChosenFilters = lateComponent(importChosenFilters, () => whenSeen(CONTAINER_ID));

/** What the listing is narrowed by, when anything. */
export function ListingChosen(props: ChosenFiltersProps): JSX.Element | null {
  if (filterCount(props.listing) === 0) return null;
  return (
    <LateContainer id={CONTAINER_ID} className={styles.Chosen} fallback={null}>
      <ChosenFilters {...props} />
    </LateContainer>
  );
}
