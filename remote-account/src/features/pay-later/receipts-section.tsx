import type { PayLaterAccount } from '@tessera/shared/contract';
import { useMessages, type TextsOf } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Link } from '@tessera/shared/vendor/router';
import { Section } from '../../frame/section/section';
import ruled from '../../frame/section/ruled.module.css';
import { dayOf } from '@tessera/shared/dates';
import { payLaterMessages } from '../../messages/pay-later';
import styles from './account/pay-later.module.css';

type Receipt = PayLaterAccount['receipts'][number];

/** What a line stands for where nothing was paid in. */
function kindOf({ kind, amount }: Receipt, { receiptKinds: words }: TextsOf<typeof payLaterMessages>): string {
  if (kind === 'payment') return '';
  if (kind !== 'reversal') return words[kind];
  return amount < 0 ? words.openAgain : words.droppedAgain;
}

/** What was paid, and what the shop changed of what is owed: when, and of which order. */
export function ReceiptsSection({ account }: { account: PayLaterAccount }) {
  const text = useMessages(payLaterMessages);
  const locale = useLocale();
  const money = moneyFormat(account.currency, useLocale());
  return (
    <Section title={text.receiptsTitle} intro={account.receipts.length === 0 && text.noReceipts}>
      {account.receipts.length > 0 && (
        <ul className={ruled.List}>
          {account.receipts.map((receipt) => {
            const { id, at, amount, order_number } = receipt;
            const kind = kindOf(receipt, text);
            return (
              <li key={id} className={styles.Receipt}>
                <time dateTime={at}>{dayOf(at, locale)}</time>
                <span>
                  <Link to={paths.order(order_number)}>{text.receiptOf(order_number)}</Link>
                  {kind !== '' && <span className={styles.Quiet}> · {kind}</span>}
                </span>
                <span className={styles.Amount}>{money(amount)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
