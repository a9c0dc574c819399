import { useMessages } from '@tessera/shared/i18n';
import { fetchStripeForm } from '@tessera/shared/stripe-form';
import { Skeleton } from '@tessera/shared/ui';
import { queryOptions, useQuery } from '@tessera/shared/vendor/query';
import { DataGate } from '../../frame/data-gate';
import { payLaterMessages } from '../../messages/pay-later';
import type { Payable } from './use-stripe-step';

interface StripePlaceProps {
  payable: Payable;
  paymentId: string;
  currency: string;
  onEnd: () => void;
}

const stepCode = queryOptions({
  queryKey: ['code', 'stripe-step'],
  queryFn: async () => {
    const [{ StripeStep }, { default: Form }] = await Promise.all([
      import(/* webpackChunkName: "stripe-step" */ './stripe-step'),
      fetchStripeForm(),
    ]);
    return { StripeStep, Form };
  },
  staleTime: Infinity,
  // components are no data to compare part by part
  structuralSharing: false,
});

/** Where the card of a payment by Stripe is asked for. Its code comes to those alone who pay so. */
export function StripePlace(props: StripePlaceProps) {
  const text = useMessages(payLaterMessages);
  const code = useQuery(stepCode);
  return (
    <DataGate query={code} failure={text.formMissing} skeleton={<Skeleton shape="row" />}>
      {({ StripeStep, Form }) => <StripeStep key={props.paymentId} Form={Form} {...props} />}
    </DataGate>
  );
}
