import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { TextField } from '@tessera/shared/ui';
import { payLaterMessages } from '../../../messages/pay-later';
import { RadioChoices } from './radio-choices';

export type Chosen = 'part' | 'all' | 'other';

interface AmountChoiceProps {
  /** minor units: open of this instalment, and of the whole plan */
  sums: { part: number; all: number };
  currency: string;
  chosen: Chosen;
  error: string | undefined;
  onChoose: (chosen: Chosen) => void;
}

/** This instalment, everything, or as much as one likes. */
export function AmountChoice({ sums, currency, chosen, error, onChoose }: AmountChoiceProps) {
  const text = useMessages(payLaterMessages);
  const money = moneyFormat(currency, useLocale());
  const choices: [Chosen, string][] = [
    ['part', text.payThis(money(sums.part))],
    ...(sums.all > sums.part ? [['all', text.payAll(money(sums.all))] satisfies [Chosen, string]] : []),
    ['other', text.payOther],
  ];
  return (
    <RadioChoices name="how-much" legend={text.amountTitle} choices={choices} chosen={chosen} onChoose={onChoose}>
      {chosen === 'other' && (
        <TextField
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          label={text.otherAmount(currency)}
          error={error}
        />
      )}
    </RadioChoices>
  );
}
