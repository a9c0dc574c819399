import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { listMessages } from '../messages/lists';
import { fileImportMessages } from '../messages/file-import';
import { LoadFailure } from '../page/load-failure';
import type { CheckItem, CheckResult, ImportSubject, SentFile, Verdict } from './import-subject';
import { checkItemsQuery } from './import.queries';
import styles from './import.module.css';

/** What a record of a file is called, and by what it is known. */
function headOf(item: CheckItem): [name: string, key: string] {
  if ('target' in item) return [item.path, item.target && `→ ${item.target}`];
  const key = 'slug' in item ? item.slug : item.email;
  return [item.name || key, key];
}

/** What it is called, and where in the file it stands. */
function Head({ item }: { item: CheckItem }) {
  const { row } = useMessages(fileImportMessages).check;
  const locale = useLocale();
  const [name, key] = headOf(item);
  return (
    <>
      <span className={styles.Name}>{name}</span>{' '}
      <span className={styles.Quiet}>{[key, row(item.row.toLocaleString(locale))].filter(Boolean).join(' · ')}</span>
    </>
  );
}

/** Two that read the same are numbers of things that are others. */
function BeforeAfter({ field, before, after }: { field: string; before: string; after: string }) {
  const text = useMessages(fileImportMessages).check;
  if (before === after) return <ins className={styles.After}>{text.others}</ins>;
  return (
    <>
      {field !== 'variant' && <del className={styles.Before}>{before || text.nothing}</del>}{' '}
      <ins className={styles.After}>{after || text.nothing}</ins>
    </>
  );
}

/** What was, and what it would be. */
function Changes({ item, useFieldName }: { item: CheckItem; useFieldName: () => (field: string) => string }) {
  const text = useMessages(fileImportMessages).check;
  const locale = useLocale();
  const nameOf = useFieldName();
  const further = item.change_count - item.changes.length;
  return (
    <ul className={styles.Details}>
      {item.changes.map(({ field, before, after, ...change }, place) => (
        <li key={place}>
          {'sku' in change && change.sku && <span className={styles.Sku}>{change.sku} </span>}
          {nameOf(field)}: <BeforeAfter field={field} before={before} after={after} />
        </li>
      ))}
      {further > 0 && <li className={styles.Quiet}>{text.more(further.toLocaleString(locale))}</li>}
    </ul>
  );
}

/** Each row that is wrong, its column, and why. */
function Faults({ item }: { item: CheckItem }) {
  const text = useMessages(fileImportMessages).check;
  const locale = useLocale();
  return (
    <ul className={styles.Details}>
      {item.problems.map(({ row, column, reason }, place) => (
        <li key={place}>
          <span className={styles.Sku}>
            {text.row(row.toLocaleString(locale))}
            {column !== null && `, ${column}`}:
          </span>{' '}
          {reason}
        </li>
      ))}
    </ul>
  );
}

interface CheckItemsProps<File extends SentFile, Found extends CheckResult> {
  of: ImportSubject<File, Found>;
  /** of the check */
  id: string;
  verdict: Verdict;
}

/** The records of a checked file in its order, a page at a time. */
export function CheckItems<File extends SentFile, Found extends CheckResult>({
  of: { path, useWords, useFieldName },
  id,
  verdict,
}: CheckItemsProps<File, Found>) {
  const { list } = useWords().records;
  const text = useMessages(fileImportMessages).check;
  const words = useMessages(listMessages);
  const [trail, setTrail] = useState<readonly number[]>([0]);
  const { data, error, isFetching, refetch } = useQuery(checkItemsQuery(path, id, verdict, trail.at(-1) ?? 0));
  if (error && !data)
    return <LoadFailure what={list} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="wide" />;
  if (data.items.length === 0) return <p className={styles.Quiet}>{text.none}</p>;
  const { next_cursor: next } = data;
  return (
    <>
      <ul className={styles.Items} aria-label={list}>
        {data.items.map((item) => (
          <li key={item.row} className={styles.Item}>
            <Head item={item} />
            {item.problems.length > 0 ? (
              <Faults item={item} />
            ) : (
              item.change_count > 0 && <Changes item={item} useFieldName={useFieldName} />
            )}
          </li>
        ))}
      </ul>
      {(next !== null || trail.length > 1) && (
        <nav className={styles.Actions} aria-label={words.pages}>
          {trail.length > 1 && (
            <Button size="sm" variant="secondary" onClick={() => setTrail(trail.slice(0, -1))}>
              {words.previousPage}
            </Button>
          )}
          {next !== null && (
            <Button size="sm" variant="secondary" onClick={() => setTrail([...trail, next])}>
              {words.nextPage}
            </Button>
          )}
        </nav>
      )}
    </>
  );
}
