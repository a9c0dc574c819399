import { Button } from '@tessera/shared/ui';
import { CursorPager } from '../../list/paging/cursor-pager';
import { FilterChips } from '../../list/filter-chips';
import { Toolbar } from '../../list/toolbar/toolbar';
import { ViewLinks } from '../../views/view-links';
import { Specimen } from './specimen';
import styles from './specimen.module.css';

const nothing = (): void => undefined;
const HERE = '/admin/dev/ui';
const CHIPS = [
  { key: 'status', name: 'Status', value: 'Open', href: HERE },
  { key: 'country', name: 'Country', value: 'Germany', href: HERE },
];
const VIEWS = ['All', 'To ship', 'On hold'].map((label, at) => ({ key: label, label, href: HERE, current: at === 1 }));

/** What stands around a table: search, filters, views, pages. */
export function Lists() {
  return (
    <Specimen name="Around a list">
      <div className={styles.Wide}>
        <ViewLinks label="Views" views={VIEWS} />
        <Toolbar searchLabel="Search orders" search="" onSearch={nothing}>
          <Button variant="secondary" size="sm">
            Filter
          </Button>
        </Toolbar>
        <FilterChips chips={CHIPS} clearHref={HERE} />
      </div>
      <CursorPager range="50 of more than 10,000" firstHref={undefined} nextHref={HERE} />
      <CursorPager range="50 of more than 10,000" firstHref={HERE} nextHref={undefined} />
    </Specimen>
  );
}
