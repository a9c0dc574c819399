import type { StockMovement } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { inventoryMessages } from '../../messages/product/inventory';
import { LoadFailure } from '../../page/load-failure';
import { Timeline } from '../../records/timeline';
import type { TimelineEntry } from '../../records/timeline.model';
import styles from './inventory.module.css';
import { historyQuery } from './inventory.queries';

/** What moved, why, and how many there were then. */
function entryOf(row: StockMovement, locale: string): TimelineEntry {
  const { reasons, history } = messagesIn(inventoryMessages);
  const change = row.quantity.toLocaleString(locale, { signDisplay: 'exceptZero' });
  const by = row.staff && (row.staff.name ?? history.somebodyGone);
  return {
    key: row.id,
    at: row.at,
    kind: 'event',
    title: history.entry(reasons[row.reason], change, row.stock_after.toLocaleString(locale)),
    detail: [by, row.note].filter(Boolean).join(': '),
  };
}

/** Why there are as many of a variant: the latest first, some at a time. */
export function StockHistory({ variant_id }: { variant_id: string }) {
  const { history: text } = useMessages(inventoryMessages);
  const locale = useLocale();
  const [after, setAfter] = useState('');
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(historyQuery(variant_id, after));
  if (error) {
    return <LoadFailure what={text.theHistory} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return null;
  const { items, next_cursor, unexplained } = data;
  const orders = new Map(items.map(({ id, order }) => [id, order]));
  return (
    <section className={styles.History} aria-busy={isFetching}>
      <h3 className={styles.Title}>{text.title}</h3>
      {unexplained !== 0 && (
        <Alert tone="info">{text.unexplained(unexplained.toLocaleString(locale, { signDisplay: 'always' }))}</Alert>
      )}
      {items.length === 0 && <p>{text.none}</p>}
      <Timeline
        entries={items.map((row) => entryOf(row, locale))}
        now={dataUpdatedAt}
        actionOf={({ key }) => {
          const order = orders.get(key);
          return order && <Link to={paths.adminOrder(order.number)}>{text.order(order.number)}</Link>;
        }}
      />
      <div className={styles.Ways}>
        {after !== '' && (
          <Button variant="secondary" size="sm" onClick={() => setAfter('')}>
            {text.latest}
          </Button>
        )}
        {next_cursor !== null && (
          <Button variant="secondary" size="sm" onClick={() => setAfter(next_cursor)}>
            {text.older}
          </Button>
        )}
      </div>
    </section>
  );
}
