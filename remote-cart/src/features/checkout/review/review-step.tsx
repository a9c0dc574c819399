import type { Checkout } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { Alert, Button, Checkbox, TextArea } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useState, type FormEvent } from 'react';
import { useLocale } from '../../../frame/page-locale';
import { TotalsList } from '../../../frame/totals-list';
import { checkoutMessages } from '../../../messages/checkout';
import { frameMessages } from '../../../messages/frame';
import { isMailed } from '../gifts/gifts.model';
import { priceChanges } from '../state/checkout.model';
import { useSaveCheckout } from '../state/checkout.queries';
import { unansweredAttempt } from './order-attempt';
import { ReviewLines } from './review-lines';
import styles from './review-step.module.css';
import { paymentOf, usePlaceOrder } from './use-place-order';
import { useSlow } from './use-slow';

interface ReviewStepProps {
  checkout: Checkout;
  /** something about the payment has to be chosen anew; why, where the server has said it */
  onPayment: (reason?: string) => void;
}

/** Everything once more, and the order. */
export function ReviewStep({ checkout, onPayment }: ReviewStepProps) {
  const text = useMessages(checkoutMessages);
  const { optional } = useMessages(frameMessages);
  const money = moneyFormat(checkout.currency, useLocale());
  const { ref, clear } = useDraft('checkout:review');
  const { pending, failure, place } = usePlaceOrder({ onPlaced: clear, onRefusedPayment: onPayment });
  const { mutateAsync, isPending: isSaving } = useSaveCheckout();
  const [termsError, setTermsError] = useState<string>();
  const [wasUnanswered] = useState(() => unansweredAttempt() !== undefined);
  // what was on the screen first: what differs from it has changed under the buyer's eyes
  const [seen] = useState(checkout.items);
  const isSlow = useSlow(pending);
  // said beside the button, too: on a phone the lines are far above it
  const changed = checkout.problems.flatMap(({ part, sentence, blocking }) =>
    part === 'items' && !blocking ? [sentence] : [],
  );
  const isBlocked = checkout.problems.some(({ blocking }) => blocking);

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    if (values.get('terms') === null) return setTermsError(text.termsMissing);
    const payment = paymentOf(checkout);
    if (!payment) return onPayment();
    const note = String(values.get('note')).trim();
    // a note that is not kept must not stop an order
    if (note !== checkout.note) await mutateAsync({ note }).catch(() => undefined);
    const { total, credit } = checkout.totals;
    await place({
      expected_total: total,
      ...(credit !== undefined && { expected_credit: credit }),
      payment,
      accept_terms: true,
    });
  }

  return (
    <form ref={ref} className={styles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <p className={styles.Intro}>{text.reviewIntro}</p>
      <ReviewLines checkout={checkout} changes={priceChanges(seen, checkout.items)} />
      {/* beside the steps where there is room: said once */}
      <div className={styles.Totals}>
        <TotalsList totals={checkout.totals} currency={checkout.currency} coupon={checkout.coupon?.code} />
      </div>
      <TextArea
        name="note"
        label={optional(text.note)}
        // of a parcel, and gift cards alone have none
        hint={isMailed(checkout) ? undefined : text.noteHint}
        rows={2}
        maxLength={1000}
        defaultValue={checkout.note}
      />
      <Checkbox
        name="terms"
        error={termsError}
        onChange={() => setTermsError(undefined)}
        label={
          <>
            {text.termsBefore}
            <Link to={paths.page('terms')} target="_blank">
              {text.terms}
            </Link>
            {text.termsAfter}
          </>
        }
      />
      <div className={styles.Told} aria-live="polite">
        {failure && (
          <Alert tone="error">
            {failure}
            {changed.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Alert>
        )}
        {!failure && wasUnanswered && !pending && <Alert tone="warning">{text.unansweredBefore}</Alert>}
        {isSlow && <Alert>{text.slow}</Alert>}
      </div>
      <Button
        type="submit"
        variant="accent"
        size="lg"
        block
        disabled={isBlocked}
        pending={pending || isSaving}
        pendingText={text.placing}
      >
        {text.place(money(checkout.totals.total))}
      </Button>
    </form>
  );
}
