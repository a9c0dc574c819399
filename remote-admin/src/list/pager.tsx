import { useMessages } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { listMessages } from '../messages/lists';
import styles from './pager.module.css';

interface PagerProps {
  /** from 1 */
  page: number;
  pageCount: number;
  /** which rows are shown, e.g. '26–50 of 1,234' */
  range: string;
  hrefFor: (page: number) => string;
}

interface StepProps {
  to: string | undefined;
  label: string;
  icon: 'chevron-left' | 'chevron-right';
}

function Step({ to, label, icon }: StepProps) {
  if (to === undefined) {
    return (
      <span className={styles.Step} data-off>
        <Icon name={icon} size={16} />
      </span>
    );
  }
  return (
    <Link to={to} className={styles.Step} aria-label={label}>
      <Icon name={icon} size={16} />
    </Link>
  );
}

/** Which rows are shown, and the way to the ones before and after. */
export function Pager({ page, pageCount, range, hrefFor }: PagerProps) {
  const text = useMessages(listMessages);
  return (
    <nav className={styles.Pager} aria-label={text.pages}>
      <span className={styles.Range}>{range}</span>
      {pageCount > 1 && (
        <>
          <Step to={page > 1 ? hrefFor(page - 1) : undefined} label={text.previousPage} icon="chevron-left" />
          <Step to={page < pageCount ? hrefFor(page + 1) : undefined} label={text.nextPage} icon="chevron-right" />
        </>
      )}
    </nav>
  );
}
