import { paths } from '@tessera/shared/paths';
import type { AuditEntry as Entry } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useId, useState } from 'react';
import { TimeAgo } from '../../../format/time-ago';
import { auditMessages } from '../../../messages/audit';
import { adminPaths } from '../../../paths';
import styles from './audit-entries.module.css';
import { actionWords, auditHref, nameIn, personOf, recordWords, shortId } from './audit.model';
import { changesOf, type FieldChange } from './changes.model';

export interface AuditEntryProps {
  entry: Entry;
  /** names of records by their ids, as far as they are known */
  names: ReadonlyMap<string, string>;
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
    <table id={id} className={styles.Changes} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col" className={styles.Cell} data-name>
            {text.field}
          </th>
          <th scope="col" className={styles.Cell} data-name>
            {text.before}
          </th>
          <th scope="col" className={styles.Cell} data-name>
            {text.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, field, before, after }) => (
          <tr key={key}>
            <th scope="row" className={styles.Cell} data-name>
              {field}
            </th>
            <td className={styles.Cell}>{before || text.nothing}</td>
            <td className={styles.Cell}>{after || text.nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The record that was touched: a way to it where it has a page, and to all that was done to it. */
function RecordOf({ entry, names }: Pick<AuditEntryProps, 'entry' | 'names'>) {
  const text = useMessages(auditMessages);
  const { record_type, record_id } = entry;
  const name = `${recordWords(record_type)} ${names.get(record_id) ?? nameIn(entry) ?? shortId(record_id)}`;
  const href =
    record_type === 'order'
      ? paths.adminOrder(record_id)
      : record_type === 'staff_role' && names.has(record_id)
        ? adminPaths.role(record_id)
        : undefined;
  return (
    <span className={styles.Record} title={record_id}>
      {href === undefined ? (
        <span>{name}</span>
      ) : (
        <Link to={href} className={styles.Link}>
          {name}
        </Link>
      )}
      <Link
        to={auditHref({ record_type, record_id })}
        className={styles.All}
        aria-label={text.allOfName(name)}
        title={text.allOfName(name)}
      >
        <Icon name="search" size={14} />
      </Link>
    </span>
  );
}

/** One thing that somebody did. */
export function AuditEntry({ entry, names, currency, locale, now }: AuditEntryProps) {
  const text = useMessages(auditMessages);
  const changes = changesOf(entry, { currency, locale });
  const what = actionWords(entry.action);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={styles.Entry}>
      <span className={styles.When}>
        <TimeAgo at={entry.at} now={now} locale={locale} />
      </span>
      <span className={styles.Who} title={entry.address && text.from(entry.address)}>
        {personOf(entry)}
      </span>
      <span className={styles.What}>{what}</span>
      <RecordOf entry={entry} names={names} />
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
