import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { Alert } from '@tessera/shared/ui';
import { useLocale } from '../../../frame/page-locale';
import { confirmationMessages } from '../../../messages/confirmation';
import { BankDetails } from './bank-details';
import styles from '../../../frame/order-page.module.css';
import { CodeForm } from '../../../payment/code-form';
import { isWaiting } from '../confirmation.model';
import { useConfirmPayment } from '../confirmation.queries';
import { PayAgain } from './pay-again';
import { StripePayment } from './stripe-payment';

const hasFailed = ({ status }: Order['payment']): boolean => status === 'failed' || status === 'cancelled';

const isDifferenceOpen = ({ can_pay, payment, payment_status }: Order): boolean =>
  can_pay && payment_status === 'partially_paid' && !payment.action;

/** What staff have added since it was paid. */
function Difference({ order }: { order: Order }) {
  const text = useMessages(confirmationMessages);
  const locale = useLocale();
  return (
    <div className={styles.Task}>
      <h2 className={styles.Subtitle}>{text.stillToPay(formatMoney(order.owed, order.currency, locale))}</h2>
      <p>{text.changed}</p>
      <PayAgain order={order} />
    </div>
  );
}

/** What is left to do for the payment, or to wait for; nothing once it is settled. */
export function PaymentTask({ order }: { order: Order }) {
  const { payment, can_pay } = order;
  const confirm = useConfirmPayment(order);
  const text = useMessages(confirmationMessages);
  if (hasFailed(payment)) {
    return (
      <div className={styles.Task}>
        <Alert tone="error">
          <p>
            {payment.message} {text.failed}
          </p>
        </Alert>
        {can_pay && <PayAgain order={order} />}
      </div>
    );
  }
  if (isWaiting(payment)) {
    return (
      <div className={styles.Task}>
        <Alert>{text.waiting}</Alert>
      </div>
    );
  }
  if (isDifferenceOpen(order)) return <Difference order={order} />;
  switch (payment.action?.kind) {
    case 'confirm':
      return (
        <div className={styles.Task}>
          <CodeForm confirm={confirm} />
        </div>
      );
    case 'stripe':
      return (
        <div className={styles.Task}>
          <StripePayment order={order} />
        </div>
      );
    case 'transfer':
      return (
        <div className={styles.Task}>
          <BankDetails order={order} />
        </div>
      );
    case undefined:
      return null;
  }
}
