import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { confirmationMessages } from '../../../messages/confirmation';
import { BankDetails } from './bank-details';
import { ConfirmForm } from '../confirm-form';
import styles from '../confirmation-page.module.css';
import { isWaiting } from '../confirmation.model';
import { PayAgain } from './pay-again';
import { StripePayment } from './stripe-payment';

/** What is left to do for the payment, or to wait for; nothing once it is settled. */
export function PaymentTask({ order }: { order: Order }) {
  const { payment, can_pay } = order;
  const text = useMessages(confirmationMessages);
  if (payment.status === 'failed' || payment.status === 'cancelled') {
    return (
      <div className={styles.Task}>
        <Alert tone="error">
          <p>
            {payment.message} {text.failed}
          </p>
        </Alert>
        {can_pay && (
          <>
            <h2 className={styles.Subtitle}>{text.tryAnother}</h2>
            <PayAgain order={order} />
          </>
        )}
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
  switch (payment.action?.kind) {
    case 'confirm':
      return (
        <div className={styles.Task}>
          <ConfirmForm order={order} />
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
