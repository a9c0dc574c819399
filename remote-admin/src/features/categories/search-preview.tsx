import { useMessages } from '@tessera/shared/i18n';
import { categoriesMessages } from '../../messages/categories';
import styles from './category-tree.module.css';

/** As much as they show. */
const SHOWN = 160;

/** How search engines may show a category. */
export function SearchPreview({ title, slug, text }: { title: string; slug: string; text: string }) {
  const words = useMessages(categoriesMessages);
  return (
    <div className={styles.Found} role="group" aria-label={words.searchPreview}>
      <p className={styles.FoundTitle}>{title}</p>
      <p className={styles.FoundAddress}>
        {location.host}/products/category/{slug}
      </p>
      <p>{text.replace(/\s+/g, ' ').slice(0, SHOWN)}</p>
    </div>
  );
}
