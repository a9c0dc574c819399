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
import { MOST_PICKS, type Pick } from './picks.model';

interface GoodsCardProps {
  slug: string;
  picks: readonly Pick[];
  onAdd: (pick: Pick) => void;
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
  const others = data?.items.filter(({ id }) => !known.has(id)) ?? [];
  const isMore = data !== undefined && data.items.length < data.total;
  return (
    <Card title={text.others}>
      <SearchBox label={text.search} search={typed} onSearch={setTyped} />
      {picks.length >= MOST_PICKS && <p className={styles.Hint}>{text.full(MOST_PICKS.toLocaleString(locale))}</p>}
      {!data && !error && <Skeleton shape="block" className={styles.Waiting} />}
      {error && <LoadFailure what={text.theGoods} error={error} pending={isFetching} onRetry={() => void refetch()} />}
      {data && others.length === 0 && <p className={styles.Hint}>{search === '' ? text.noOthers : text.nothing}</p>}
      <ul className={styles.Rows} aria-label={text.others} aria-busy={isFetching || undefined}>
        {others.map(({ id, name, slug: address, image }) => (
          <li key={id} className={styles.Row}>
            <Pictured image={image}>
              <span className={styles.Name}>{name}</span>
            </Pictured>
            <Button
              variant="secondary"
              size="sm"
              disabled={picks.length >= MOST_PICKS}
              aria-label={text.putFirst(name)}
              onClick={() => onAdd({ id, name, slug: address, image, is_shown: true })}
            >
              {text.put}
            </Button>
          </li>
        ))}
      </ul>
      {isMore &&
        (parts < MOST_PARTS ? (
          <Button variant="secondary" size="sm" pending={isFetching} onClick={() => setParts(parts + 1)}>
            {text.more}
          </Button>
        ) : (
          <p className={styles.Hint}>{text.searchOn}</p>
        ))}
    </Card>
  );
}
