import type { FieldErrors } from '../../controls/write-errors';
import { AskedField } from './asked-field';

interface NameFieldsProps {
  text: { firstName: string; lastName: string };
  initial?: { first_name: string; last_name: string };
  errors: FieldErrors;
}

/** What somebody is called: the fields `first_name` and `last_name`. */
export function NameFields({ text, initial, errors }: NameFieldsProps) {
  const labels = { first_name: text.firstName, last_name: text.lastName };
  return (['first_name', 'last_name'] as const).map((name) => (
    <AskedField
      key={name}
      label={labels[name]}
      name={name}
      defaultValue={initial?.[name]}
      maxLength={100}
      errors={errors}
    />
  ));
}
