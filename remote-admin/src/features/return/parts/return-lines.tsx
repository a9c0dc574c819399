import { optionsText } from '@tessera/shared/components';
import type { AdminReturn, AdminReturnItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Picture } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { returnMessages } from '../../../messages/return';
import { returnWords } from '../../../messages/return-words';
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
  return <span className={styles.Quiet}>{parts.join(' · ')}</span>;
}

function Line({ item, currency }: { item: AdminReturnItem; currency: string }) {
  const { reasons } = useMessages(returnWords);
  const locale = useLocale();
  const { name, slug, sku, options, image, product_id, quantity, reason, worth } = item;
  const details = [sku, optionsText(options)].filter(Boolean).join(' · ');
  return (
    <li className={styles.Line}>
      <div className={styles.Picture}>{image && <Picture image={image} sizes="48px" alt="" />}</div>
      <div className={styles.Words}>
        {product_id === null ? (
          <span className={styles.Name}>{name}</span>
        ) : (
          <Link className={styles.Name} to={paths.product(slug)}>
            {name}
          </Link>
        )}
        <span className={styles.Quiet}>{details}</span>
        <span className={styles.Reason}>{reasons[reason]}</span>
        <Pieces item={item} />
      </div>
      <span className={styles.Count}>{quantity} ×</span>
      <span className={styles.Sum}>{formatMoney(worth, currency, locale)}</span>
    </li>
  );
}

/** What comes back, why, and what of it is here. */
export function ReturnLines({ one }: { one: AdminReturn }) {
  const text = useMessages(returnMessages);
  return (
    <Card title={text.lines}>
      <ul>
        {one.items.map((item) => (
          <Line key={item.order_item_id} item={item} currency={one.currency} />
        ))}
      </ul>
    </Card>
  );
}
