import type { AdminTransactionSums } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { transactionsMessages } from '../../messages/transactions/transactions';
import type { TransactionsState } from './transactions.model';
import { transactionSumsQuery } from './transactions.queries';
import styles from './transactions.module.css';

type Sum = AdminTransactionSums['items'][number];

const NOTHING = { came: 0, went: 0, fees: 0 };

interface TransactionSumsProps {
  state: TransactionsState;
  locale: string;
  /** false until it is known who asks */
  enabled: boolean;
}

/** One currency's, or their places while they are on their way. */
function CurrencySums({ sum, locale }: { sum?: Sum; locale: string }) {
  const { sums } = useMessages(transactionsMessages);
  const { came, went, fees } = sum ?? NOTHING;
  const figures: (readonly [label: string, amount: number])[] = [
    [sums.came, came],
    // not below nothing: '-$0.00'
    [sums.went, 0 - went],
    [sums.net, came - went],
  ];
  if (fees !== 0) figures.push([sums.fees, fees]);
  return (
    <dl className={styles.Currency}>
      {figures.map(([label, amount]) => (
        <div key={label} className={styles.Figure}>
          <dt className={styles.Quiet}>{label}</dt>
          <dd className={styles.Value}>
            {sum ? formatMoney(amount, sum.currency, locale) : <Skeleton className={styles.Waiting} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What came and went of all that the list shows, currency by currency, or why that is not said. */
export function TransactionSums({ state, locale, enabled }: TransactionSumsProps) {
  const { sums } = useMessages(transactionsMessages);
  const { data, isError } = useQuery({ ...transactionSumsQuery(state), enabled });
  // The list says what could not be read.
  if (isError && !data) return null;
  const moved = data?.items.filter(({ came, went, fees }) => [came, went, fees].some((sum) => sum !== 0)) ?? [];
  return (
    <section className={styles.Sums} aria-label={sums.title} aria-busy={!data}>
      <span className={styles.Quiet}>{sums.title}</span>
      {!data && <CurrencySums locale={locale} />}
      {data && moved.length === 0 && <span>{data.is_complete ? sums.none : sums.tooMany}</span>}
      {moved.map((sum) => (
        <CurrencySums key={sum.currency} sum={sum} locale={locale} />
      ))}
    </section>
  );
}
