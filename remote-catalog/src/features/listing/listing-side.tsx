import { type JSX, memo } from 'react';
import type { ProductList } from '@tessera/shared/contract';
import { lateComponent } from '@tessera/shared/late';
import { Place } from '../../catalog/place/place';
import { whenWide } from '../../catalog/place/when-seen';
// the server shows the panel before its code is here: its sheet comes with the page (the names in it do not)
import './filters/filter-panel.module.css?sheet';
import styles from './listing-page.module.css';

const PLACE = 'filters';
const importFilterPanel = () => import(/* webpackChunkName: "filters" */ './filters/filter-panel');
const FilterPanel = lateComponent(importFilterPanel, () => whenWide(PLACE));

/** The column with the filters on wide screens. */
export const ListingSide = memo(function ListingSide({ list }: { list: ProductList | null | undefined }): JSX.Element {
  return (
    <Place id={PLACE} className={styles.Side} fallback={null}>
      <FilterPanel list={list} />
    </Place>
  );
});
