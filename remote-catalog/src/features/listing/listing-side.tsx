import { type JSX, memo } from 'react';
import type { ProductList } from '@tessera/shared/contract';
import { lateComponent } from '@tessera/shared/late';
import { LateContainer } from '../../catalog/late/late-container';
import { whenWide } from '../../catalog/late/when-seen';
// the server shows the panel before its code is here: its sheets come with the page (the names in them do not)
import './filters/filter-panel.module.css?sheet';
import './filters/price-slider.module.css?sheet';
import styles from './listing-page.module.css';

const CONTAINER_ID = 'filters';
const importFilterPanel = () => import(/* webpackChunkName: "filters" */ './filters/filter-panel');
const FilterPanel = lateComponent(importFilterPanel, () => whenWide(CONTAINER_ID));

/** The column with the filters on wide screens. */
export const ListingSide = memo(function ListingSide({ list }: { list: ProductList | null | undefined }): JSX.Element {
  return (
    <LateContainer id={CONTAINER_ID} className={styles.Side} fallback={null}>
      <FilterPanel list={list} />
    </LateContainer>
  );
});
