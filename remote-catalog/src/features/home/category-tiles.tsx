import type { JSX } from 'react';
import { CategoryTile } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { categoriesQuery } from '@tessera/shared/query';
import { Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { homeMessages } from '../../messages/home';
import styles from './category-tiles.module.css';

/** How many fill the grid's rows at every width. */
const SHOWN = 6;

/** The top categories as pictures; nothing when there are none or they did not load: the navigation has them too. @param title '': its own */
export function CategoryTiles({ title }: { title: string }): JSX.Element | null {
  const text = useMessages(homeMessages);
  const { data, isError } = useQuery(categoriesQuery());
  const shown = data?.filter(({ parent_id }) => parent_id === null).slice(0, SHOWN);
  if (isError || shown?.length === 0) return null;
  return (
    <section className={styles.Section} aria-labelledby="home-categories">
      <h2 id="home-categories" className={styles.Title}>
        {title || text.categories}
      </h2>
      <ul className={styles.Grid}>
        {shown?.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} ratio="portrait" />
          </li>
        ))}
        {!shown &&
          Array.from({ length: SHOWN }, (_, index) => (
            <li key={index}>
              <Skeleton shape="block" className={styles.Blank} />
              <Skeleton width="half" />
            </li>
          ))}
      </ul>
    </section>
  );
}
