import type { JSX } from 'react';
import { CategoryTile } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { categoriesQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import styles from './not-found-page.module.css';
import { notFoundMessages } from './not-found-messages';

/** How many fill the grid's rows at every width. */
const SHOWN = 6;

/** The categories with the most products, as pictures; nothing when they did not load: the navigation has them too. */
export function CategoryTiles(): JSX.Element | null {
  const notFoundTexts = useMessages(notFoundMessages);
  const { data = [] } = useQuery(categoriesQuery());
  const shown = data
    .filter(({ parent_id }) => parent_id === null)
    .sort((a, b) => b.product_count - a.product_count)
    .slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="not-found-categories" className={styles.Section}>
      <h2 id="not-found-categories" className={styles.Heading}>
        {notFoundTexts.categories}
      </h2>
      <ul className={styles.Grid}>
        {shown.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}
