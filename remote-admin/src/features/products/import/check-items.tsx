import type { ProductCheckItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { listMessages } from '../../../messages/lists';
import { importMessages } from '../../../messages/product/import';
import { LoadFailure } from '../../../page/load-failure';
import { checkItemsQuery } from './import.queries';
import styles from './import.module.css';

const ATTRIBUTE = 'attribute:';

/** What is changed, in words. */
function useFieldName(): (field: string) => string {
  const text = useMessages(importMessages);
  const names: Partial<Record<string, string>> = text.fields;
  return (field) => {
    if (field === 'variant') return text.check.newVariant;
    if (field.startsWith(ATTRIBUTE)) return text.columns.attribute(field.slice(ATTRIBUTE.length));
    if (field === 'image_id') return text.fields.variant_picture;
    return names[field] ?? field;
  };
}

/** What was, and what it would be. */
function Changes({ item }: { item: ProductCheckItem }) {
  const text = useMessages(importMessages).check;
  const locale = useLocale();
  const nameOf = useFieldName();
  const further = item.change_count - item.changes.length;
  return (
    <ul className={styles.Details}>
      {item.changes.map(({ field, sku, before, after }, place) => (
        <li key={place}>
          {sku && <span className={styles.Sku}>{sku} </span>}
          {nameOf(field)}: {field !== 'variant' && <del className={styles.Before}>{before || text.nothing}</del>}{' '}
          <ins className={styles.After}>{after || text.nothing}</ins>
        </li>
      ))}
      {further > 0 && <li className={styles.Quiet}>{text.more(further.toLocaleString(locale))}</li>}
    </ul>
  );
}

/** Each row that is wrong, its column, and why. */
function Faults({ item }: { item: ProductCheckItem }) {
  const text = useMessages(importMessages).check;
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

interface CheckItemsProps {
  /** of the check */
  id: string;
  verdict: ProductCheckItem['verdict'];
}

/** The products of a checked file in its order, a page at a time. */
export function CheckItems({ id, verdict }: CheckItemsProps) {
  const text = useMessages(importMessages).check;
  const words = useMessages(listMessages);
  const locale = useLocale();
  const [trail, setTrail] = useState<readonly number[]>([0]);
  const { data, error, isFetching, refetch } = useQuery(checkItemsQuery(id, verdict, trail.at(-1) ?? 0));
  if (error && !data)
    return <LoadFailure what={text.theProducts} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="wide" />;
  if (data.items.length === 0) return <p className={styles.Quiet}>{text.none}</p>;
  const { next_cursor: next } = data;
  return (
    <>
      <ul className={styles.Items} aria-label={text.theProducts}>
        {data.items.map((item) => (
          <li key={item.row} className={styles.Item}>
            <span className={styles.Name}>{item.name || item.slug}</span>{' '}
            <span className={styles.Quiet}>
              {item.slug} · {text.row(item.row.toLocaleString(locale))}
            </span>
            {item.problems.length > 0 ? <Faults item={item} /> : item.change_count > 0 && <Changes item={item} />}
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
