import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, EmptyState, Icon } from '@tessera/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { DangerDialog } from '../../../form/danger-dialog';
import { staffPage } from '../../../guard/staff-page';
import type { ListSpec } from '../../../list/list-address';
import { useListState } from '../../../list/use-list-state';
import { inventoryMessages } from '../../../messages/product/inventory';
import { stockTakeMessages } from '../../../messages/product/stock-take';
import { MainScreen } from '../../../page/main-screen';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import { ViewLinks } from '../../../views/view-links';
import { ChooseCard } from './choose-card';
import { countedOf, differenceOf, shownOf, type Shown } from './count.model';
import { piecesId } from './count-row';
import { CountRows } from './count-rows';
import { FinishDialog } from './finish-dialog';
import { useKeptCount, type Count } from './kept-count';
import { ScanBox } from './scan-box';
import styles from './stock-take.module.css';

/** Its address: which lines are on show. */
const spec: ListSpec<'show'> = {
  path: adminPaths.stockTake(),
  sorts: [],
  filters: { show: (value) => value === 'open' || value === 'different' },
};
const VIEWS: readonly Shown[] = ['all', 'open', 'different'];
const filtersOf = (shown: Shown) => (shown === 'all' ? {} : { show: shown });

/** At the end of the screen: how far it is, and the way to write it. */
function Progress({ count, onFinish }: { count: Count; onFinish: () => void }) {
  const text = useMessages(stockTakeMessages);
  const locale = useLocale();
  const counted = countedOf(count.lines);
  const figure = (value: number): string => value.toLocaleString(locale);
  const different = counted.filter((line) => differenceOf(line) !== 0).length;
  return (
    <div className={styles.Progress}>
      <span className={styles.Figure}>
        {text.progress(figure(counted.length), figure(count.lines.length), figure(different))}
      </span>
      <Button size="sm" disabled={counted.length === 0} onClick={onFinish}>
        {text.finish.open}
      </Button>
    </div>
  );
}

/** Scanning, the list and what it comes to. */
function Counting({ count }: { count: Count }) {
  const text = useMessages(stockTakeMessages);
  const { state, show, hrefFor } = useListState(spec);
  // `show` is one of the views, or nothing
  const shown = (state.filters.show as Shown | undefined) ?? 'all';
  const scan = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<{ variant_id: string }>();
  const [isFinishing, setFinishing] = useState(false);
  const [isDropping, setDropping] = useState(false);
  const lines = shownOf(count.lines, shown);
  const isStale = count.lines.some(({ stock_was, is_gone }) => stock_was !== undefined || is_gone);

  useEffect(() => {
    if (wanted) document.getElementById(piecesId(wanted.variant_id))?.focus();
  }, [wanted]);

  function lead(variant_id: string): void {
    if (!lines.some((line) => line.variant_id === variant_id)) show({ filters: {} }, true);
    setWanted({ variant_id });
  }

  return (
    <>
      <ScanBox count={count} input={scan} onFound={lead} />
      {count.lines.length === 0 ? (
        <EmptyState compact title={text.none}>
          {text.noneText}
        </EmptyState>
      ) : (
        <>
          {isStale && <Alert tone="warning">{text.changed}</Alert>}
          <ViewLinks
            label={text.views.label}
            views={VIEWS.map((key) => ({
              key,
              label: text.views[key],
              href: hrefFor({ filters: filtersOf(key) }),
              current: key === shown,
            }))}
          >
            <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setDropping(true)}>
              {text.drop.open}
            </Button>
          </ViewLinks>
          {lines.length === 0 && <p className={styles.Says}>{text.noneShown}</p>}
          <CountRows
            label={text.title}
            lines={lines}
            changeLines={count.changeLines}
            onEnd={() => scan.current?.focus()}
          />
          <Progress count={count} onFinish={() => setFinishing(true)} />
        </>
      )}
      <FinishDialog count={count} open={isFinishing} onClose={() => setFinishing(false)} />
      <DangerDialog
        open={isDropping}
        onClose={() => setDropping(false)}
        title={text.drop.title}
        description={text.drop.text}
        submit={text.drop.submit}
        send={async () => count.change(() => ({ lines: [], rest: null }))}
      />
    </>
  );
}

/** What is counted: out of the way once there is a list, for the thumb is at its numbers. */
function Choosing({ count }: { count: Count }) {
  const text = useMessages(stockTakeMessages);
  if (count.lines.length === 0) return <ChooseCard count={count} />;
  return (
    <details open={count.rest !== null}>
      <summary className={styles.Summary}>
        {text.choose.more}
        <Icon name="chevron-down" size={14} />
      </summary>
      <ChooseCard count={count} />
    </details>
  );
}

function StockTakeScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(stockTakeMessages);
  const inventory = useMessages(inventoryMessages);
  const reason = useRights()('products.write');
  const count = useKeptCount();
  return (
    <MainScreen title={text.title} parents={[{ label: inventory.title, to: adminPaths.inventory() }]}>
      {enabled && reason !== undefined && <Alert tone="warning">{reason}</Alert>}
      {enabled && reason === undefined && (
        <div className={styles.Page}>
          <Choosing count={count} />
          <Counting count={count} />
        </div>
      )}
    </MainScreen>
  );
}

/** /admin/inventory/count: shelves are counted, and stock is put right by it. */
export const Page = staffPage(StockTakeScreen);
