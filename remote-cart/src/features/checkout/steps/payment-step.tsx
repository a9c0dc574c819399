import type { Checkout } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { useMessages } from '@tessera/shared/i18n';
import { loadLate } from '@tessera/shared/late';
import { paths } from '@tessera/shared/paths';
import { Alert, Button } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { checkoutMessages } from '../../../messages/checkout';
import { PaymentChoice } from '../../../payment/payment-choice';
import { usePaymentChoice } from '../../../payment/use-payment-choice';
import styles from './address-step.module.css';
import type { CreditPartProps } from './credit-part';
import { useSaveCheckout } from '../state/checkout.queries';

const importCreditPart = () => import(/* webpackChunkName: "credit-part" */ './credit-part');
/** Few have some that is too little. */
const CreditPart = lazy(async () => ({ default: await loadLate<CreditPartProps>(importCreditPart) }));

interface PaymentStepProps {
  checkout: Checkout;
  /** why the last attempt came back here */
  refusal: string | undefined;
  onDone: () => void;
}

/** How it is paid. A choice counts at once in the totals, because it may cost something. */
export function PaymentStep({ checkout, refusal, onDone }: PaymentStepProps) {
  const text = useMessages(checkoutMessages);
  const { payment_offers, totals } = checkout;
  const balance = payment_offers.find(({ code }) => code === 'store-credit')?.balance ?? 0;
  const { ref, clear } = useDraft('checkout:payment');
  const { mutate, mutateAsync, isPending } = useSaveCheckout();
  const [usesCredit, setUsesCredit] = useState(checkout.use_credit);
  const [failure, setFailure] = useState(refusal);
  const choice = usePaymentChoice({
    offers: payment_offers,
    method: checkout.payment_method,
    plan: checkout.plan,
    amount: totals.total,
  });

  /** Ticked at once, and as it was before where it cannot be saved. */
  function handleCredit(use_credit: boolean): void {
    setUsesCredit(use_credit);
    mutate({ use_credit }, { onError: () => setUsesCredit(!use_credit) });
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    const request = await choice.read();
    if (!request) return;
    try {
      await mutateAsync({ payment_method: request.method, plan: request.plan ?? null });
      clear();
      onDone();
    } catch {
      setFailure(text.saveFailed);
    }
  }

  return (
    <form ref={ref} className={styles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {failure && <Alert tone="error">{failure}</Alert>}
      {balance > 0 && balance < totals.total && (
        <Suspense>
          <CreditPart checkout={checkout} balance={balance} isChosen={usesCredit} onChange={handleCredit} />
        </Suspense>
      )}
      <PaymentChoice
        choice={choice}
        currency={checkout.currency}
        onMethod={(payment_method) => mutate({ payment_method, plan: choice.plan })}
        onPlan={(plan) => mutate({ plan })}
      />
      <p className={styles.Small}>
        <Link to={paths.accountStoreCredit({ from: 'checkout' })}>{text.redeem}</Link>
      </p>
      <div className={styles.Go}>
        <Button type="submit" size="lg" pending={isPending || choice.card.pending}>
          {text.usePayment}
        </Button>
      </div>
    </form>
  );
}
