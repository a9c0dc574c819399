import { useMessages } from '@tessera/shared/i18n';
import { loadLate } from '@tessera/shared/late';
import { importStripeForm } from '@tessera/shared/stripe-form';
import { Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { DataGate } from '../../../frame/section/data-gate';
import { lateQuery } from '../../../frame/section/late-query';
import { payLaterMessages } from '../../../messages/pay-later';
import type { Payable } from './use-stripe-step';

interface LateStripeStepProps {
  payable: Payable;
  paymentId: string;
  currency: string;
  onEnd: () => void;
}

const stepCode = lateQuery('stripe-step', async () => {
  const [StripeStep, Form] = await Promise.all([
    loadLate(() => import(/* webpackChunkName: "stripe-step" */ './stripe-step')),
    loadLate(importStripeForm),
  ]);
  return { StripeStep, Form };
});

/** The step that asks for the card of a payment by Stripe. Its code comes to those alone who pay so. */
export function LateStripeStep(props: LateStripeStepProps) {
  const text = useMessages(payLaterMessages);
  const code = useQuery(stepCode);
  return (
    <DataGate query={code} failure={text.formMissing} skeleton={<Skeleton shape="row" />}>
      {({ StripeStep, Form }) => <StripeStep key={props.paymentId} Form={Form} {...props} />}
    </DataGate>
  );
}
