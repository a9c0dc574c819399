import type { Payment } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import type { StripeFormProps } from '@tessera/shared/stripe-form';
import { Alert, Button, Skeleton } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { DataGate } from '../../../frame/section/data-gate';
import { frameMessages } from '../../../messages/frame';
import { payLaterMessages } from '../../../messages/pay-later';
import styles from '../account/pay-later.module.css';
import { payLaterQuery, useShowPayLater } from '../account/pay-later.queries';
import { ARRIVED, useStartedPayment, type Payable } from './use-stripe-step';

interface StripeStepProps {
  Form: ComponentType<StripeFormProps>;
  payable: Payable;
  paymentId: string;
  currency: string;
  /** paid, or given up */
  onEnd: () => void;
}

/** The account as the payment has left it, and a word of thanks. */
function useArrival(status: Payment['status'] | undefined, onEnd: () => void): void {
  const text = useMessages(payLaterMessages);
  const show = useShowPayLater();
  const queryClient = useQueryClient();
  const hasArrived = status !== undefined && ARRIVED.has(status);
  const arrive = useEffectEvent(async () => {
    await queryClient.fetchQuery({ ...payLaterQuery(), staleTime: 0 }).then(show, () => undefined);
    toast.success(text.paid, { id: 'instalment-paid' });
    onEnd();
  });
  useEffect(() => {
    if (hasArrived) void arrive();
  }, [hasArrived]);
}

/**
 * The card of a payment that was begun, in Stripe's form. It stands in the page, since Stripe cannot ask for a bank's
 * confirmation over a modal dialog. Once Stripe has the payment its message to the shop may take a while.
 */
export default function StripeStep({ Form, payable, paymentId, currency, onEnd }: StripeStepProps) {
  const text = useMessages(payLaterMessages);
  const { cancel } = useMessages(frameMessages);
  const money = moneyFormat(currency, useLocale());
  const title = useRef<HTMLHeadingElement>(null);
  const [isSent, setSent] = useState(false);
  const query = useStartedPayment(paymentId, isSent);
  useArrival(query.data?.status, onEnd);

  useEffect(() => {
    // after the dialog, which gives the focus back to what had opened it
    const frame = requestAnimationFrame(() => title.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isSent]);

  const content = ({ status, action, message, amount }: Payment) => {
    if (status === 'cancelled') return <Alert tone="error">{message ?? text.declined}</Alert>;
    if (isSent || !action) return <Alert>{text.waiting}</Alert>;
    return <Form action={action} amount={money(amount)} onSent={() => setSent(true)} />;
  };

  return (
    <section className={styles.Step} aria-labelledby="stripe-step">
      <h4 id="stripe-step" ref={title} tabIndex={-1} className={styles.StepTitle}>
        {text.payTitle(payable.instalment.number, payable.schedule.order_number)}
      </h4>
      <DataGate query={query} failure={text.formMissing} skeleton={<Skeleton shape="row" />}>
        {content}
      </DataGate>
      {(!isSent || query.data?.status === 'cancelled') && (
        <Button variant="quiet" onClick={onEnd}>
          {cancel}
        </Button>
      )}
    </section>
  );
}
