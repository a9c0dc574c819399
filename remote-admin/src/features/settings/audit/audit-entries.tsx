import type { AuditList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { ButtonLink } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { AuditEntry, RecordOf, type AuditEntryProps } from '../../../audit/audit-entry';
import { EntryList } from '../../../audit/entry-list';
import { fromStart, listHref } from '../../../list/list-address';
import { NoMatch } from '../../../list/no-match';
import { auditMessages } from '../../../messages/settings/audit';
import { listMessages } from '../../../messages/lists';
import styles from './audit-entries.module.css';
import { auditList, type AuditState } from './audit.model';
import { PAGE_SIZE } from './audit.queries';

interface AuditEntriesProps extends Omit<AuditEntryProps, 'entry'> {
  state: AuditState;
  /** undefined while the first page is on its way */
  list: AuditList | undefined;
  /** `list` answers an earlier question */
  stale: boolean;
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
  if (list?.items.length === 0 && !stale) return <NoMatch spec={auditList} state={state} text={text} />;
  return (
    <>
      <EntryList label={text.theEntries} expected={PAGE_SIZE} stale={stale}>
        {list?.items.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} {...how}>
            <RecordOf entry={entry} />
          </AuditEntry>
        ))}
      </EntryList>
      {list && <OtherPages state={state} next={list.next_cursor} />}
    </>
  );
}
