import type { Checkout } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { Checkbox } from '@tessera/shared/ui';
import { useLocale } from '../../../frame/page-locale';
import { checkoutMessages } from '../../../messages/checkout';
import styles from './address-step.module.css';

interface CreditPartProps {
  checkout: Checkout;
  onChange: (uses: boolean) => void;
}

/** Store credit that is too little for all pays what it can; nothing for whoever has none, or enough. */
export function CreditPart({ checkout, onChange }: CreditPartProps) {
  const text = useMessages(checkoutMessages);
  const { payment_offers, payment_method, totals, use_credit, currency } = checkout;
  const money = moneyFormat(currency, useLocale());
  const balance = payment_offers.find(({ code }) => code === 'store-credit')?.balance ?? 0;
  if (balance === 0 || balance >= totals.total) return null;
  return (
    <div>
      <Checkbox
        name="use_credit"
        checked={use_credit}
        onChange={({ target }) => onChange(target.checked)}
        label={text.useCredit(money(balance))}
      />
      <p className={styles.Small} role="status">
        {use_credit && totals.credit !== undefined && text.creditRest(money(totals.total - totals.credit))}
        {use_credit && payment_method === 'pay-later' && text.creditNoPlan}
      </p>
    </div>
  );
}
