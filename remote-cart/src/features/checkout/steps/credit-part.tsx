import type { Checkout } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { Checkbox } from '@tessera/shared/ui';
import { useLocale } from '../../../frame/page-locale';
import { creditPartMessages } from '../../../messages/credit-part';
import styles from './address-step.module.css';

export const messages = [creditPartMessages];

export interface CreditPartProps {
  checkout: Checkout;
  /** minor units that there are */
  balance: number;
  /** at once, before it is saved */
  isChosen: boolean;
  onChange: (uses: boolean) => void;
}

/** Store credit that is too little for all pays what it can, if its owner wants that. */
export default function CreditPart({ checkout, balance, isChosen, onChange }: CreditPartProps) {
  const text = useMessages(creditPartMessages);
  const { payment_method, totals, use_credit, currency } = checkout;
  const money = moneyFormat(currency, useLocale());
  return (
    <div>
      <Checkbox
        name="use_credit"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        label={text.use(money(balance))}
      />
      <p className={styles.Small} role="status">
        {use_credit && totals.credit !== undefined && text.rest(money(totals.total - totals.credit))}
        {use_credit && payment_method === 'pay-later' && text.noPlan}
      </p>
    </div>
  );
}
