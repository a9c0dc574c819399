import type { JSX } from 'react';
import type { ProductList } from '@tessera/shared/contract';
import type { ProductSort } from '@tessera/shared/paths';
import { Icon } from '@tessera/shared/ui';
import { Link, useNavigate } from '@tessera/shared/vendor/router';
import { CategoryStrip } from './category-strip';
import { type Listing, listingPath, SORTS } from './listing.model';
import styles from './listing-toolbar.module.css';

/** How many there are: 'About' from where the API counts roughly. */
export function countText({ total, total_is_estimate }: Pick<ProductList, 'total' | 'total_is_estimate'>): string {
  const number = total.toLocaleString('en-US');
  return `${total_is_estimate ? 'About ' : ''}${number} ${total === 1 ? 'product' : 'products'}`;
}

function FilterChip({ listing, name, label }: { listing: Listing; name: 'in_stock' | 'on_sale'; label: string }) {
  const on = listing[name];
  return (
    <Link
      to={listingPath({ ...listing, page: 1, [name]: !on })}
      className={styles.Chip}
      aria-current={on ? 'true' : undefined}
      preventScrollReset
    >
      {on && <Icon name="check" size={16} />}
      {label}
    </Link>
  );
}

/** Categories, filters and order of a listing. Everything is a link or ends in the address. */
export function ListingToolbar({ listing, list }: { listing: Listing; list?: ProductList | null }): JSX.Element {
  const navigate = useNavigate();
  const initial = listing.search ? 'relevance' : 'newest';
  const sorts = Object.entries(SORTS).filter(([sort]) => sort !== 'relevance' || listing.search);
  const sortBy = (sort: string): void => {
    // the values are the keys of SORTS; the order that is taken anyway stays out of the address
    const chosen = sort === initial ? null : (sort as ProductSort);
    void navigate(listingPath({ ...listing, page: 1, sort: chosen }), { preventScrollReset: true });
  };
  return (
    <div className={styles.Toolbar}>
      <CategoryStrip listing={listing} />
      <div className={styles.Row}>
        <div className={styles.Strip} role="group" aria-label="Filters">
          <FilterChip listing={listing} name="in_stock" label="In stock" />
          <FilterChip listing={listing} name="on_sale" label="On sale" />
        </div>
        <p className={styles.Count} role="status">
          {list ? countText(list) : ' '}
        </p>
        <label className={styles.Sort}>
          Sort by
          <select
            className={styles.Select}
            value={listing.sort ?? initial}
            onChange={(event) => sortBy(event.target.value)}
          >
            {sorts.map(([sort, label]) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
