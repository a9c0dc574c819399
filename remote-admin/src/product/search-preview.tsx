import styles from './search-preview.module.css';

interface SearchPreviewProps {
  /** what it is, for those who do not see it */
  label: string;
  title: string;
  /** below the shop's own address */
  path: string;
  text: string;
}

/** How search engines may show a page. */
export const SearchPreview = ({ label, title, path, text }: SearchPreviewProps) => (
  <div className={styles.Found} role="group" aria-label={label}>
    <p className={styles.Title}>{title}</p>
    <p className={styles.Address}>
      {location.host}/products/{path}
    </p>
    <p>{text}</p>
  </div>
);
