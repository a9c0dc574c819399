import type { PayLaterAgeing } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Skeleton } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { viewHref } from '../../list/list-address';
import { payLaterMessages } from '../../messages/pay-later/pay-later';
import { AGES, accountList } from './accounts.model';
import styles from './ageing-board.module.css';

/** What is overdue by for how long; each leads to the accounts whose oldest part it is. */
export function AgeingBoard({ ageing }: { ageing: PayLaterAgeing | undefined }) {
  const text = useMessages(payLaterMessages);
  const locale = useLocale();
  return (
    <nav aria-label={text.ageing.title}>
      <ul className={styles.Board} aria-busy={!ageing}>
        {AGES.map((age) => {
          const bucket = ageing?.buckets.find((one) => one.age === age);
          return (
            <li key={age} className={styles.Age} data-late={age === '91' && (bucket?.amount ?? 0) > 0}>
              <Link to={viewHref(accountList, { overdue: age })} className={styles.Link}>
                {text.ageing.ages[age]}
              </Link>
              <span className={styles.Amount}>
                {ageing && bucket ? formatMoney(bucket.amount, ageing.currency, locale) : <Skeleton width="half" />}
              </span>
              <span className={styles.Note}>
                {bucket ? (
                  text.ageing.accounts(bucket.accounts, bucket.accounts.toLocaleString(locale))
                ) : (
                  <Skeleton width="wide" />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
