import type { OrderToPay } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { payMessages } from '../../messages/pay';
import { PaymentForm } from '../../payment/payment-form';
import { usePaymentChoice } from '../../payment/use-payment-choice';
import { usePayByLink } from './pay.queries';

interface PayFormProps {
  order: OrderToPay;
  token: string;
  /** @param isLate another payment was first */
  onTried: (isLate: boolean) => void;
}

/** How it is paid, and the button that pays. */
export function PayForm({ order, token, onTried }: PayFormProps) {
  const { payment_offers: offers, payment, owed, currency } = order;
  const text = useMessages(payMessages);
  const choice = usePaymentChoice({ offers, method: offers[0]?.code ?? null, plan: null, amount: owed });
  const pay = usePayByLink(token, onTried);
  if (offers.length === 0) return <Alert>{text.noWay}</Alert>;
  const declined = payment?.status === 'failed' && payment.message !== null && (
    <Alert tone="error">
      {payment.message} {text.declined}
    </Alert>
  );
  return <PaymentForm choice={choice} currency={currency} pay={pay} before={declined} />;
}
