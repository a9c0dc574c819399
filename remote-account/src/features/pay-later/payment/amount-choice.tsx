import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { TextField } from '@tessera/shared/ui';
import { payLaterMessages } from '../../../messages/pay-later';
import styles from '../account/pay-later.module.css';

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
    <fieldset className={styles.Choices}>
      <legend className={styles.Legend}>{text.amountTitle}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice} className={styles.Choice}>
          <input
            className={styles.Radio}
            type="radio"
            name="how-much"
            value={choice}
            checked={chosen === choice}
            onChange={() => onChoose(choice)}
          />
          <span>{label}</span>
        </label>
      ))}
      {chosen === 'other' && (
        <TextField
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          label={text.otherAmount(currency)}
          error={error}
        />
      )}
    </fieldset>
  );
}
