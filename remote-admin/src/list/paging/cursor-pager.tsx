import { useMessages } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui';
import { Link, useLocation, useNavigate } from '@tessera/shared/vendor/router';
import { listMessages } from '../../messages/lists';
import styles from './pager.module.css';

interface CursorPagerProps {
  /** how many rows are shown of how many, in words */
  range: string;
  /** the list's first page; undefined on it */
  firstHref: string | undefined;
  /** undefined on the last page */
  nextHref: string | undefined;
}

/** True where the page before is one step back in the browser's history. */
function cameFromPage(state: unknown): boolean {
  return Object(state).came_from_page === true;
}

/** The way through a list that only knows what comes next: back goes by the browser's history, or to the first page. */
export function CursorPager({ range, firstHref, nextHref }: CursorPagerProps) {
  const text = useMessages(listMessages);
  const navigate = useNavigate();
  const { state } = useLocation();
  const step = (href: string | undefined, label: string, icon: 'chevron-left' | 'chevron-right', from: boolean) =>
    href === undefined ? (
      <span className={styles.Step} data-off>
        <Icon name={icon} size={16} />
      </span>
    ) : (
      <Link to={href} state={{ came_from_page: from }} className={styles.Step} aria-label={label}>
        <Icon name={icon} size={16} />
      </Link>
    );
  return (
    <nav className={styles.Pager} aria-label={text.pages} data-screen-only>
      <span className={styles.Range}>{range}</span>
      {firstHref !== undefined && (
        <Link to={firstHref} className={styles.First}>
          {text.toFirst}
        </Link>
      )}
      {firstHref !== undefined && cameFromPage(state) ? (
        <button type="button" className={styles.Step} aria-label={text.previousPage} onClick={() => void navigate(-1)}>
          <Icon name="chevron-left" size={16} />
        </button>
      ) : (
        step(undefined, text.previousPage, 'chevron-left', false)
      )}
      {step(nextHref, text.nextPage, 'chevron-right', true)}
    </nav>
  );
}
