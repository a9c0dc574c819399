import { useMessages } from '@tessera/shared/i18n';
import { useState } from 'react';
import { MoneyField } from '../controls/money-field';
import { valueOf, type FieldErrors } from '../controls/write-errors';
import { giftCardMessages } from '../messages/gift-cards';
import { parseMoney } from '../numbers/money.model';
import { FieldGroup } from './field-group';
import { ReasonField } from './fields/reason-field';
import { RadioChoice } from './radio-choice';

export interface ValueChange {
  /** minor units; below 0: it is taken */
  amount: number;
  reason: string;
}

interface Reading {
  currency: string;
  locale: string;
  faults: Record<'amount' | 'reason', string>;
}

/** What is put on a gift card or a store credit or taken, of the fields below, or what is wrong with them. */
export function readValueChange(
  form: FormData,
  { currency, locale, faults }: Reading,
): ValueChange | { errors: FieldErrors } {
  const amount = parseMoney(valueOf(form, 'amount'), currency, locale) ?? 0;
  const reason = valueOf(form, 'reason');
  const errors = { ...(amount <= 0 && { amount: faults.amount }), ...(reason === '' && { reason: faults.reason }) };
  if (Object.keys(errors).length > 0) return { errors };
  return { amount: valueOf(form, 'direction') === 'take' ? -amount : amount, reason };
}

interface ValueChangeFieldsProps {
  currency: string;
  /** what putting and taking are called here */
  directions: Record<'put' | 'take', string>;
  errors: FieldErrors;
}

/** Put or take, how much, and why. */
export function ValueChangeFields({ currency, directions, errors }: ValueChangeFieldsProps) {
  const { fields, hints } = useMessages(giftCardMessages);
  const [direction, setDirection] = useState<'put' | 'take'>('put');
  return (
    <>
      <FieldGroup legend={fields.direction}>
        {(['put', 'take'] as const).map((value) => (
          <RadioChoice
            key={value}
            name="direction"
            value={value}
            checked={direction === value}
            onChoose={() => setDirection(value)}
          >
            {directions[value]}
          </RadioChoice>
        ))}
      </FieldGroup>
      <MoneyField label={fields.amount} currency={currency} name="amount" maxLength={14} error={errors.amount} />
      <ReasonField label={fields.reason} hint={hints.reason} error={errors.reason} />
    </>
  );
}
