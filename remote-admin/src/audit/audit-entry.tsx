import type { AuditEntry as Entry } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useId, useState, type ReactNode } from 'react';
import { PlainTable } from '../controls/plain-table';
import { TimeAgo } from '../format/time-ago';
import { auditMessages } from '../messages/settings/audit';
import { adminPaths } from '../paths';
import styles from './audit-entry.module.css';
import { actionWords, personOf, recordHref, recordName } from './audit-words';
import { changesOf, type FieldChange } from './changes.model';

export interface AuditEntryProps {
  entry: Entry;
  currency: string;
  locale: string;
  /** milliseconds since the epoch: when the entry was read */
  now: number;
}

interface ChangeTableProps {
  id: string;
  caption: string;
  changes: readonly FieldChange[];
}

function ChangeTable({ id, caption, changes }: ChangeTableProps) {
  const text = useMessages(auditMessages);
  return (
    <PlainTable
      id={id}
      label={caption}
      classNames={{ table: styles.Changes, cell: styles.Cell }}
      heads={[text.field, text.before, text.after]}
      rows={changes.map(({ key, field, before, after }) => ({
        key,
        cells: [field, before || text.nothing, after || text.nothing],
      }))}
    />
  );
}

/** The record that was touched: a way to it where it has a page, and to all that was done to it. */
export function RecordOf({ entry }: Pick<AuditEntryProps, 'entry'>) {
  const text = useMessages(auditMessages);
  const name = recordName(entry);
  const href = recordHref(entry);
  return (
    <span className={styles.Record} title={entry.record_id}>
      {href === undefined ? (
        <span>{name}</span>
      ) : (
        <Link to={href} className={styles.Link}>
          {name}
        </Link>
      )}
      <Link
        to={adminPaths.historyOf(entry.record_type, entry.record_id)}
        className={styles.All}
        aria-label={text.allOfName(name)}
        title={text.allOfName(name)}
      >
        <Icon name="search" size={14} />
      </Link>
    </span>
  );
}

/** One thing that somebody did; `children` says to which record, where that is not plain from the page. */
export function AuditEntry({ entry, currency, locale, now, children }: AuditEntryProps & { children?: ReactNode }) {
  const text = useMessages(auditMessages);
  const changes = changesOf(entry, { currency, locale });
  const what = actionWords(entry.action);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={styles.Entry} data-record={children === undefined ? undefined : true}>
      <span className={styles.When}>
        <TimeAgo at={entry.at} now={now} locale={locale} />
      </span>
      <span className={styles.Who} title={entry.address && text.from(entry.address)}>
        {personOf(entry)}
      </span>
      <span className={styles.What}>{what}</span>
      {children}
      {changes.length > 0 && (
        <button
          type="button"
          className={styles.Toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {text.changes(changes.length, changes.length.toLocaleString(locale))}
          <Icon name="chevron-down" size={14} className={styles.Arrow} />
        </button>
      )}
      {isOpen && <ChangeTable id={id} caption={text.tableOf(what)} changes={changes} />}
    </li>
  );
}
