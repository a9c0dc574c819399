import type { ProductSummary } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { useSettled } from '../../../controls/combobox/use-settled';
import { SearchBox } from '../../../list/search-box';
import { arrangeMessages } from '../../../messages/arrange';
import { Card } from '../../../page/card';
import { LoadFailure } from '../../../page/load-failure';
import { Pictured } from '../../../product/pictured';
import styles from './arrange.module.css';
import { goodsQuery, MOST_PARTS } from './arrange.queries';
import rows from '../../../product/picks/picks.module.css';
import type { Pick } from '../../../product/picks/picks.model';

/** Goods that one category puts first (docs/product.md §3, 'Categories'). */
const MOST_PICKS = 200;

interface GoodsCardProps {
  slug: string;
  picks: readonly Pick[];
  onAdd: (pick: Pick) => void;
}

interface GoodsProps {
  goods: readonly ProductSummary[];
  /** they are what words have found */
  isSearch: boolean;
  isFull: boolean;
  isBusy: boolean;
  onAdd: (pick: Pick) => void;
}

function Goods({ goods, isSearch, isFull, isBusy, onAdd }: GoodsProps) {
  const text = useMessages(arrangeMessages);
  if (goods.length === 0) return <p className={styles.Hint}>{isSearch ? text.nothing : text.noOthers}</p>;
  return (
    <ul className={rows.Rows} aria-label={text.others} aria-busy={isBusy || undefined}>
      {goods.map(({ id, name, slug, image }) => (
        <li key={id} className={rows.Row}>
          <Pictured image={image}>
            <span className={rows.Name}>{name}</span>
          </Pictured>
          <Button
            variant="secondary"
            size="sm"
            disabled={isFull}
            aria-label={text.putFirst(name)}
            onClick={() => onAdd({ id, name, slug, image, is_shown: true })}
          >
            {text.put}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The way to those further down, as far as they are listed. */
function More({ parts, pending, onMore }: { parts: number; pending: boolean; onMore: () => void }) {
  const text = useMessages(arrangeMessages);
  if (parts >= MOST_PARTS) return <p className={styles.Hint}>{text.searchOn}</p>;
  return (
    <Button variant="secondary" size="sm" pending={pending} onClick={onMore}>
      {text.more}
    </Button>
  );
}

/** The goods that follow, the newest first, each with the way to the others that come first. */
export function GoodsCard({ slug, picks, onAdd }: GoodsCardProps) {
  const text = useMessages(arrangeMessages);
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [parts, setParts] = useState(1);
  const search = useSettled(typed);
  const { data, error, isFetching, refetch } = useQuery(goodsQuery(slug, search, parts));
  const known = new Set(picks.map(({ id }) => id));
  const others = data?.items.filter(({ id }) => !known.has(id));
  const isFull = picks.length >= MOST_PICKS;
  const isMore = data !== undefined && data.items.length < data.total;
  return (
    <Card title={text.others}>
      <SearchBox label={text.search} search={typed} onSearch={setTyped} />
      {isFull && <p className={styles.Hint}>{text.full(MOST_PICKS.toLocaleString(locale))}</p>}
      {!others && !error && <Skeleton shape="block" className={styles.Waiting} />}
      {error && <LoadFailure what={text.theGoods} error={error} pending={isFetching} onRetry={() => void refetch()} />}
      {others && <Goods goods={others} isSearch={search !== ''} isFull={isFull} isBusy={isFetching} onAdd={onAdd} />}
      {isMore && <More parts={parts} pending={isFetching} onMore={() => setParts(parts + 1)} />}
    </Card>
  );
}
