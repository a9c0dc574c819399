import type { Category } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { Picture, type PictureProps } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import styles from './category-tile.module.css';

/** In a grid of two, three or six beside each other. */
const SIZES = '(min-width: 1264px) 187px, (min-width: 960px) 15vw, (min-width: 640px) 31vw, 46vw';

export interface CategoryTileProps extends Pick<PictureProps, 'ratio'> {
  category: Pick<Category, 'slug' | 'name' | 'image'>;
}

/** A category by its picture and its name, leading to what is in it. */
export const CategoryTile = ({ category: { slug, name, image }, ratio }: CategoryTileProps) => (
  <Link to={paths.category(slug)} className={styles.Tile}>
    {image && <Picture image={image} ratio={ratio} sizes={SIZES} alt="" className={styles.Picture} />}
    <span className={styles.Name}>{name}</span>
  </Link>
);
