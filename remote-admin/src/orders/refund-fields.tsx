import type { RefundPreview } from '@tessera/shared/contract';
import { Checkbox } from '@tessera/shared/ui';
import type { FieldErrors } from '../controls/write-errors';
import { MoneyField } from '../controls/money-field';
import { RefundSummary } from './refund-summary';

interface RefundFieldsProps {
  currency: string;
  /** what the order's delivery cost, in words; undefined: nothing, so that it cannot go back */
  shipping: string | undefined;
  /** the field `amount`: what it is called, and what is in it as somebody reads it */
  label: string;
  hint: string;
  amount: string;
  errors: FieldErrors;
  refund: {
    delivery: boolean;
    setDelivery: (delivery: boolean) => void;
    /** of the amount */
    setTyped: (typed: string) => void;
    /** what the server says that it comes to */
    known: RefundPreview | undefined;
    error: Error | null;
  };
}

/** How much goes back: with the delivery or without, the amount, and what that comes to. */
export function RefundFields(props: RefundFieldsProps) {
  const { currency, shipping, label, hint, amount, errors, refund } = props;
  const { delivery, setDelivery, setTyped, known, error } = refund;
  return (
    <>
      {shipping !== undefined && (
        <Checkbox label={shipping} checked={delivery} onChange={({ target }) => setDelivery(target.checked)} />
      )}
      <MoneyField
        label={label}
        currency={currency}
        name="amount"
        hint={hint}
        value={amount}
        onChange={({ target }) => setTyped(target.value)}
        error={errors['amount']}
      />
      <RefundSummary currency={currency} preview={known} error={error} />
    </>
  );
}
