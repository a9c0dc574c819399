import { ADDRESS_FIELDS, addressLabels, type AddressField } from '@tessera/shared/address-form';
import { addressFormat } from '@tessera/shared/addresses';
import type { AddressFields } from '@tessera/shared/contract';
import { ADDRESS_LIMITS } from '@tessera/shared/forms';
import { TextField } from '@tessera/shared/ui';
import type { FieldErrors } from '../controls/write-errors';
import styles from './fields.module.css';

type TextFieldName = Exclude<AddressField, 'country'>;

const OPTIONAL: readonly AddressField[] = ['company', 'line2', 'phone'];

interface AddressTextsProps {
  /** two capital letters, or '' while none is chosen */
  country: string;
  initial: AddressFields;
  errors: FieldErrors;
  /** says of a label that its field may stay empty */
  optional: (label: string) => string;
}

/** An address without its country: the fields, and what they are called, as that country has them. */
export function AddressTexts({ country, initial, errors, optional }: AddressTextsProps) {
  const labels = addressLabels(country);
  const { postal_code, region } = addressFormat(country);
  const names = ADDRESS_FIELDS.filter(
    (name): name is TextFieldName => name !== 'country' && (name !== 'postal_code' || postal_code.used),
  );
  function labelOf(name: TextFieldName): string {
    const isNeeded = name === 'postal_code' ? postal_code.required : name === 'region' ? region.required : undefined;
    return (isNeeded ?? !OPTIONAL.includes(name)) ? labels[name] : optional(labels[name]);
  }
  return (
    <div className={styles.Pair}>
      {names.map((name) => (
        <TextField
          key={name}
          label={labelOf(name)}
          name={name}
          defaultValue={initial[name]}
          maxLength={ADDRESS_LIMITS[name]}
          type={name === 'phone' ? 'tel' : 'text'}
          autoComplete="off"
          error={errors[name]}
        />
      ))}
    </div>
  );
}
