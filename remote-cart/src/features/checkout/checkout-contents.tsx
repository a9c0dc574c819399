import type { Address, Checkout } from '@tessera/shared/contract';
import { useState } from 'react';
import { AddressPart } from './parts/address-part';
import { AddressSummary } from './parts/address-summary';
import styles from './checkout-page.module.css';
import { DeliveryPart } from './parts/delivery-part';
import { DeliverySummary } from './parts/delivery-summary';
import { OrderAside } from './order-aside';
import { PartSection } from './parts/part-section';
import { PaymentPart } from './parts/payment-part';
import { PaymentSummary } from './parts/payment-summary';
import { ReviewPart } from './review/review-part';
import { usePart } from './state/use-part';

interface CheckoutContentsProps {
  checkout: Checkout;
  addresses: Address[];
}

/** The four parts on one page, one of them open, beside what is being ordered. */
export function CheckoutContents({ checkout, addresses }: CheckoutContentsProps) {
  const { part: open, goTo } = usePart(checkout);
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
      <div className={styles.Parts}>
        <PartSection part="address" open={open} summary={<AddressSummary checkout={checkout} />}>
          <AddressPart checkout={checkout} addresses={addresses} onDone={() => goTo('delivery')} />
        </PartSection>
        <PartSection part="delivery" open={open} summary={<DeliverySummary checkout={checkout} />}>
          <DeliveryPart checkout={checkout} onDone={() => goTo('payment')} />
        </PartSection>
        <PartSection part="payment" open={open} summary={<PaymentSummary checkout={checkout} />}>
          <PaymentPart checkout={checkout} refusal={refusal} onDone={toReview} />
        </PartSection>
        <PartSection part="review" open={open} summary={null}>
          <ReviewPart checkout={checkout} onPayment={backToPayment} />
        </PartSection>
      </div>
    </div>
  );
}
