import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { categoriesQuery } from '@tessera/shared/query';
import { Picture } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import styles from './not-found-page.module.css';
import { notFoundMessages } from './not-found-messages';

const SIZES = '(min-width: 1264px) 187px, (min-width: 960px) 15vw, (min-width: 640px) 31vw, 46vw';
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
        {shown.map(({ id, slug, name, image }) => (
          <li key={id}>
            <Link to={paths.category(slug)} className={styles.Tile}>
              {image && <Picture image={image} sizes={SIZES} alt="" className={styles.Picture} />}
              <span className={styles.Name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
