import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { PaymentAction } from '@tessera/shared/contract';
import { useLateComponent } from '@tessera/shared/late';
import { importStripeForm } from '@tessera/shared/stripe-form';
import { Skeleton } from '@tessera/shared/ui';
import { useEffect } from 'react';

interface PayStripeProps {
  action: PaymentAction;
  /** already formatted */
  amount: string;
  onSent: () => void;
}

/** Stripe's own form, which comes only to those who pay so. */
export function PayStripe({ action, amount, onSent }: PayStripeProps) {
  const { Component: StripeForm, load } = useLateComponent(importStripeForm, UNEXPECTED_ERROR);
  useEffect(() => void load(), [load]);
  if (!StripeForm) return <Skeleton shape="row" />;
  return <StripeForm action={action} amount={amount} onSent={onSent} />;
}
