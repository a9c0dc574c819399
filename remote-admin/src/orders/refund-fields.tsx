import type { RefundPreview } from '@tessera/shared/contract';
import { Checkbox } from '@tessera/shared/ui';
import type { FieldErrors } from '../controls/write-errors';
import { MoneyField } from '../controls/money-field';
import { RefundSummary } from './refund-summary';

interface RefundFieldsProps {
  currency: string;
  /** what the order's delivery cost, in words; undefined: nothing, so that it cannot go back */
  shipping: string | undefined;
  delivery: boolean;
  onDelivery: (delivery: boolean) => void;
  /** the field `amount`: what it is called, and what is in it as somebody reads it */
  label: string;
  hint: string;
  amount: string;
  onAmount: (typed: string) => void;
  errors: FieldErrors;
  /** what the server says that it comes to */
  preview: RefundPreview | undefined;
  failure: Error | null;
}

/** How much goes back: with the delivery or without, the amount, and what that comes to. */
export function RefundFields(props: RefundFieldsProps) {
  const { currency, shipping, delivery, onDelivery, label, hint, amount, onAmount, errors, preview, failure } = props;
  return (
    <>
      {shipping !== undefined && (
        <Checkbox label={shipping} checked={delivery} onChange={({ target }) => onDelivery(target.checked)} />
      )}
      <MoneyField
        label={label}
        currency={currency}
        name="amount"
        hint={hint}
        value={amount}
        onChange={({ target }) => onAmount(target.value)}
        error={errors['amount']}
      />
      <RefundSummary currency={currency} preview={preview} error={failure} />
    </>
  );
}
