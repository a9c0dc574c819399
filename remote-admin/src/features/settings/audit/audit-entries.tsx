import type { AuditList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { ButtonLink, EmptyState, Skeleton } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { fromStart, listHref } from '../../../list/list-address';
import { auditMessages } from '../../../messages/audit';
import { listMessages } from '../../../messages/lists';
import { adminPaths } from '../../../paths';
import styles from './audit-entries.module.css';
import { AuditEntry, type AuditEntryProps } from './audit-entry';
import { auditList, type AuditState } from './audit.model';
import { PAGE_SIZE } from './audit.queries';

interface AuditEntriesProps extends Omit<AuditEntryProps, 'entry'> {
  state: AuditState;
  /** undefined while the first page is on its way */
  list: AuditList | undefined;
  /** `list` answers an earlier question */
  stale: boolean;
}

function NoEntries({ state }: Pick<AuditEntriesProps, 'state'>) {
  const text = useMessages(auditMessages);
  const isAsked = Object.keys(state.filters).length > 0 || state.after !== '';
  if (!isAsked) {
    return (
      <EmptyState compact title={text.none}>
        {text.noneText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      compact
      title={text.noMatch}
      actions={
        <ButtonLink as={Link} size="sm" to={adminPaths.auditLog()}>
          {text.showAll}
        </ButtonLink>
      }
    >
      {text.noMatchText}
    </EmptyState>
  );
}

function OtherPages({ state, next }: Pick<AuditEntriesProps, 'state'> & { next: string | null }) {
  const text = useMessages(auditMessages);
  const { pages } = useMessages(listMessages);
  const isLater = state.after !== '';
  if (!isLater && next === null) return null;
  return (
    <nav className={styles.Pages} aria-label={pages}>
      {isLater && (
        <ButtonLink as={Link} variant="quiet" size="sm" to={listHref(auditList, fromStart(state, {}))}>
          {text.latest}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink as={Link} variant="secondary" size="sm" to={listHref(auditList, { ...state, after: next })}>
          {text.older}
        </ButtonLink>
      )}
    </nav>
  );
}

/** The log, the latest first, and the way to what is older. */
export function AuditEntries({ state, list, stale, ...how }: AuditEntriesProps) {
  const text = useMessages(auditMessages);
  if (list?.items.length === 0 && !stale) return <NoEntries state={state} />;
  return (
    <>
      <ol
        className={styles.Entries}
        aria-busy={stale || !list}
        aria-label={text.theEntries}
        data-stale={stale || undefined}
      >
        {list
          ? list.items.map((entry) => <AuditEntry key={entry.id} entry={entry} {...how} />)
          : Array.from({ length: PAGE_SIZE }, (_, row) => (
              <li key={row} className={styles.Entry}>
                <Skeleton width="wide" className={styles.Waiting} />
              </li>
            ))}
      </ol>
      {list && <OtherPages state={state} next={list.next_cursor} />}
    </>
  );
}
