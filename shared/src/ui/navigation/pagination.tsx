import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Icon } from '../content/icon';
import type { LinkComponent } from '../base/link-component';
import { pageNumbers } from './pagination.model';
import styles from './pagination.module.css';
import { uiMessages } from '../base/ui-messages';

export interface PaginationProps {
  /** from 1 */
  page: number;
  pageCount: number;
  /** the URL of a page */
  hrefFor: (page: number) => string;
  linkAs: LinkComponent;
  label?: string;
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination(props: PaginationProps): JSX.Element | null {
  const words = useMessages(uiMessages);
  const { page, pageCount, hrefFor, linkAs: LinkAs, label = words.pages } = props;
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.Pagination}>
        {page > 1 && (
          <li>
            <LinkAs to={hrefFor(page - 1)} className={styles.Page} aria-label={words.previousPage} rel="prev">
              <Icon name="chevron-left" className={styles.Arrow} />
            </LinkAs>
          </li>
        )}
        {pageNumbers(page, pageCount).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <span className={styles.Page} aria-hidden="true">
                …
              </span>
            ) : (
              <LinkAs
                to={hrefFor(entry)}
                className={styles.Page}
                aria-label={words.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </LinkAs>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <LinkAs to={hrefFor(page + 1)} className={styles.Page} aria-label={words.nextPage} rel="next">
              <Icon name="chevron-right" className={styles.Arrow} />
            </LinkAs>
          </li>
        )}
      </ul>
    </nav>
  );
}
