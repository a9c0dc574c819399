import { TextField, type TextFieldProps } from '@tessera/shared/ui';

interface MoneyFieldProps extends TextFieldProps {
  /** ISO 4217, said in the label */
  currency: string;
}

/** An amount of money; what is typed is read by `parseMoney`. */
export function MoneyField({ label, currency, ...rest }: MoneyFieldProps) {
  return <TextField {...rest} label={`${label} (${currency})`} inputMode="decimal" autoComplete="off" />;
}
