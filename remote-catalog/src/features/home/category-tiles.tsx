import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { categoriesQuery } from '@tessera/shared/query';
import { Picture, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { homeMessages } from '../../messages/home';
import styles from './category-tiles.module.css';

const SIZES = '(min-width: 1264px) 187px, (min-width: 960px) 15vw, (min-width: 640px) 31vw, 46vw';
/** How many fill the grid's rows at every width. */
const SHOWN = 6;

/** The top categories as pictures; nothing when there are none or they did not load: the navigation has them too. */
export function CategoryTiles(): JSX.Element | null {
  const text = useMessages(homeMessages);
  const { data, isError } = useQuery(categoriesQuery());
  const shown = data?.filter(({ parent_id }) => parent_id === null).slice(0, SHOWN);
  if (isError || shown?.length === 0) return null;
  return (
    <section className={styles.Section} aria-labelledby="home-categories">
      <h2 id="home-categories" className={styles.Title}>
        {text.categories}
      </h2>
      <ul className={styles.Grid}>
        {shown?.map(({ id, slug, name, image }) => (
          <li key={id}>
            <Link to={paths.category(slug)} className={styles.Tile}>
              {image && <Picture image={image} ratio="portrait" sizes={SIZES} alt="" className={styles.Picture} />}
              <span className={styles.Name}>{name}</span>
            </Link>
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
