import type { PaymentAction } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Fact, Facts } from '../../frame/section/facts';
import { ordersMessages } from '../../messages/orders';
import styles from './order.module.css';

interface TransferFactsProps {
  bank: NonNullable<PaymentAction['bank']>;
  /** minor units */
  amount: number;
  currency: string;
}

/** As an IBAN is written on paper (ISO 13616). */
const inFours = (iban: string): string => iban.replaceAll(' ', '').replaceAll(/.{4}(?=.)/g, '$& ');

/** What to write on a bank transfer. */
export function TransferFacts({ bank, amount, currency }: TransferFactsProps) {
  const text = useMessages(ordersMessages);
  const money = moneyFormat(currency, useLocale());
  return (
    <div className={styles.Transfer}>
      <p className={styles.Strong}>{text.transferTitle}</p>
      <p className={styles.Quiet}>{text.transferText}</p>
      <Facts>
        <Fact term={text.holder}>{bank.holder}</Fact>
        <Fact term={text.iban}>{inFours(bank.iban)}</Fact>
        {bank.bic && <Fact term={text.bic}>{bank.bic}</Fact>}
        <Fact term={text.reference}>{bank.reference}</Fact>
        <Fact term={text.total}>{money(amount)}</Fact>
      </Facts>
    </div>
  );
}
