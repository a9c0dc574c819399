import type { Address, Checkout } from '@tessera/shared/contract';
import { Slot } from '@tessera/shared/slots';
import { useState } from 'react';
import { AddressStep } from './steps/address-step';
import { AddressSummary } from './steps/address-summary';
import styles from './checkout-page.module.css';
import { DeliveryStep } from './steps/delivery-step';
import { DeliverySummary } from './steps/delivery-summary';
import { OrderAside } from './order-aside';
import { StepSection } from './steps/step-section';
import { PaymentStep } from './steps/payment-step';
import { PaymentSummary } from './steps/payment-summary';
import { ReviewStep } from './review/review-step';
import { useStep } from './state/use-step';

interface CheckoutContentsProps {
  checkout: Checkout;
  addresses: Address[];
  /** that goods are sent to; undefined: it is not known */
  countries: readonly string[] | undefined;
}

/** The four steps on one page, one of them open, beside what is being ordered. */
export function CheckoutContents({ checkout, addresses, countries }: CheckoutContentsProps) {
  const { step: open, goTo } = useStep(checkout);
  const [refusal, setRefusal] = useState<string>();
  const backToPayment = (reason?: string): void => {
    setRefusal(reason);
    goTo('payment');
  };
  const toReview = (): void => {
    setRefusal(undefined);
    goTo('review');
  };
  return (
    <div className={styles.Columns}>
      <OrderAside checkout={checkout} isReview={open === 'review'} />
      <div className={styles.Steps}>
        <StepSection step="address" open={open} summary={<AddressSummary checkout={checkout} />}>
          <AddressStep
            checkout={checkout}
            addresses={addresses}
            countries={countries}
            onDone={() => goTo('delivery')}
          />
        </StepSection>
        <StepSection step="delivery" open={open} summary={<DeliverySummary checkout={checkout} />}>
          <DeliveryStep checkout={checkout} onDone={() => goTo('payment')} />
        </StepSection>
        <Slot
          place="checkout-after-delivery"
          total={checkout.totals.total}
          currency={checkout.currency}
          delivery_method={checkout.delivery_method ?? ''}
        />
        <StepSection step="payment" open={open} summary={<PaymentSummary checkout={checkout} />}>
          <PaymentStep checkout={checkout} refusal={refusal} onDone={toReview} />
        </StepSection>
        <StepSection step="review" open={open} summary={null}>
          <ReviewStep checkout={checkout} onPayment={backToPayment} />
        </StepSection>
      </div>
    </div>
  );
}
