import type { OwnStoreCredit } from '@tessera/shared/contract';
import { dayOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Link } from '@tessera/shared/vendor/router';
import ruled from '../../frame/section/ruled.module.css';
import { Section } from '../../frame/section/section';
import { storeCreditMessages } from '../../messages/store-credit';
import styles from './store-credit.module.css';

/** What came and went of the store credit, the last first. */
export function HistorySection({ credit: { entries, currency } }: { credit: OwnStoreCredit }) {
  const text = useMessages(storeCreditMessages);
  const locale = useLocale();
  const money = moneyFormat(currency, locale);
  return (
    <Section title={text.historyTitle} intro={entries.length === 0 && text.noHistory}>
      {entries.length > 0 && (
        <ul className={ruled.List}>
          {entries.map(({ id, kind, amount, order_number, created_at }) => (
            <li key={id} className={styles.Entry}>
              <span>
                {text.kinds[kind]}
                {order_number !== null && (
                  <>
                    {' · '}
                    <Link to={paths.order(order_number)}>{text.orderOf(order_number)}</Link>
                  </>
                )}
              </span>
              <time className={styles.Quiet} dateTime={created_at}>
                {dayOf(created_at, locale)}
              </time>
              <span className={styles.Amount}>
                {amount > 0 && '+'}
                {money(amount)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
