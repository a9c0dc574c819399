import type { Image } from '@tessera/shared/contract';
import { optionsText } from '@tessera/shared/components';
import { paths } from '@tessera/shared/paths';
import { Picture } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';
import styles from './goods-line.module.css';

interface GoodsLineProps {
  name: string;
  /** leads to the product; none where it is not sold any more or need not be gone to */
  slug?: string | null;
  options: Record<string, string>;
  image: Image | null;
  /** stands at the line's end, e.g. the amount */
  end?: ReactNode;
  /** what is to be known of it */
  children?: ReactNode;
}

/** One line of goods: picture, name and options, and what is said of it. */
export function GoodsLine({ name, slug, options, image, end, children }: GoodsLineProps) {
  const chosen = optionsText(options);
  return (
    <div className={styles.Line}>
      <div className={styles.Picture}>{image && <Picture image={image} sizes="80px" alt="" />}</div>
      <div className={styles.Text}>
        <p className={styles.Name}>
          {slug ? (
            <Link to={paths.product(slug)} className={styles.Link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {chosen && <p className={styles.Quiet}>{chosen}</p>}
        {children}
      </div>
      {end !== undefined && <div className={styles.End}>{end}</div>}
    </div>
  );
}
