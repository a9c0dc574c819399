import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '../../../frame/page-locale';
import { confirmationMessages } from '../../../messages/confirmation';
import styles from '../../../frame/order-page.module.css';

/** As an IBAN is written on paper (ISO 13616). */
const inFours = (iban: string): string => iban.replaceAll(' ', '').replaceAll(/.{4}(?=.)/g, '$& ');

/** Where the money goes, and what to write on it. */
export function BankDetails({ order }: { order: Order }) {
  const text = useMessages(confirmationMessages);
  const money = moneyFormat(order.currency, useLocale());
  const bank = order.payment.action?.bank;
  if (!bank) return null;
  const rows = [
    [text.amount, money(order.payment.amount)],
    [text.holder, bank.holder],
    [text.iban, inFours(bank.iban)],
    [text.bic, bank.bic],
    [text.reference, bank.reference],
  ];
  const shown = rows.filter(([, value]) => value !== ''); // not every bank has a BIC to tell
  return (
    <div className={styles.Form}>
      <h2 className={styles.Subtitle}>{text.bankTitle}</h2>
      <dl className={styles.Facts}>
        {shown.map(([name, value]) => (
          <div key={name} className={styles.Fact}>
            <dt className={styles.Label}>{name}</dt>
            <dd className={styles.Value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.Small}>{text.bankText}</p>
    </div>
  );
}
