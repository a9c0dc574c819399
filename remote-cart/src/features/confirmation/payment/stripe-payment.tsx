import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent } from '@tessera/shared/late';
import { moneyFormat } from '@tessera/shared/money';
import { importStripeForm } from '@tessera/shared/stripe-form';
import { Alert, Skeleton } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../frame/page-locale';
import { confirmationMessages } from '../../../messages/confirmation';
import { useReadOften } from '../confirmation.queries';

/**
 * Stripe's form for an order that waits for it. Once Stripe has the payment its message to the shop may take a while: until
 * then the page says so and looks again, and nobody is asked to pay twice.
 */
export function StripePayment({ order }: { order: Order }) {
  const { action, amount, method } = order.payment;
  // by a plan it is the first part that is paid with the order
  const due = method === 'pay-later' ? (order.pay_later?.instalments[0]?.amount ?? amount) : amount;
  const text = useMessages(confirmationMessages);
  const money = moneyFormat(order.currency, useLocale());
  const { Component: StripeForm, load } = useLateComponent(importStripeForm, UNEXPECTED_ERROR);
  const [isSent, setSent] = useState(false);
  useEffect(() => void load(), [load]);
  useReadOften(order, isSent);
  if (isSent) return <Alert>{text.waiting}</Alert>;
  if (!StripeForm || !action) return <Skeleton shape="row" />;
  return <StripeForm action={action} amount={money(due)} onSent={() => setSent(true)} />;
}
