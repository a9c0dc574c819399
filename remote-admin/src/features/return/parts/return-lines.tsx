import type { AdminReturn, AdminReturnItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { returnMessages } from '../../../messages/orders/return';
import { returnWords } from '../../../messages/orders/return-words';
import { LineGoods } from '../../../orders/line-goods';
import named from '../../../page/named.module.css';
import { Card } from '../../../page/card';
import { missingOf } from '../model/return.model';
import styles from './return-lines.module.css';

/** What has become of a line's pieces; nothing before the first has arrived. */
function Pieces({ item }: { item: AdminReturnItem }) {
  const text = useMessages(returnMessages);
  const { quantity, quantity_received, quantity_restocked } = item;
  if (item.restocked === null) return null;
  const damaged = quantity_received - quantity_restocked;
  const missing = missingOf(item);
  const parts = [
    text.here(quantity_received, quantity),
    quantity_restocked > 0 && text.sellable(quantity_restocked),
    damaged > 0 && text.notSellable(damaged),
    missing > 0 && quantity_received > 0 && text.notHere(missing),
  ].filter(Boolean);
  return <span className={named.Quiet}>{parts.join(' · ')}</span>;
}

function Line({ item, currency }: { item: AdminReturnItem; currency: string }) {
  const text = useMessages(returnMessages);
  const { reasons } = useMessages(returnWords);
  const locale = useLocale();
  const { quantity, quantity_received, restocked, reason, worth } = item;
  return (
    <li className={styles.Line}>
      <LineGoods item={item}>
        <span className={styles.Reason}>{reasons[reason]}</span>
        <Pieces item={item} />
      </LineGoods>
      {/* the pieces that the sum is of: what has not arrived is not paid for */}
      <span className={styles.Count}>{text.pieces(restocked === null ? quantity : quantity_received)}</span>
      <span className={styles.Sum}>{formatMoney(worth, currency, locale)}</span>
    </li>
  );
}

/** What comes back, why, and what of it is here. */
export function ReturnLines({ one }: { one: AdminReturn }) {
  const text = useMessages(returnMessages);
  return (
    <Card title={text.lines}>
      <ul className={styles.Lines}>
        {one.items.map((item) => (
          <Line key={item.order_item_id} item={item} currency={one.currency} />
        ))}
      </ul>
    </Card>
  );
}
