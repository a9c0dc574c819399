import { ADDRESS_FIELDS, addressLabels, type AddressField } from '@tessera/shared/address-form';
import { addressFormat, listCountries } from '@tessera/shared/addresses';
import { ADDRESS_LIMITS } from '@tessera/shared/forms';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { SelectField, TextField } from '@tessera/shared/ui';
import type { AddressFields as Address } from '@tessera/shared/contract';
import { useState } from 'react';
import { draftsMessages } from '../../../../messages/drafts';
import { valueOf, type FieldErrors } from '../../../../controls/write-errors';
import type { AddressKind } from '../parts/draft-addresses';
import styles from '../parts/drafts.module.css';
import { DraftForm, type DraftDialogProps } from './draft-dialog';

type TextFieldName = Exclude<AddressField, 'country'>;

const OPTIONAL: readonly AddressField[] = ['company', 'line2', 'phone'];
const EMPTY: Address = {
  first_name: '',
  last_name: '',
  company: '',
  line1: '',
  line2: '',
  postal_code: '',
  city: '',
  region: '',
  country: '',
  phone: '',
};

interface FieldsProps {
  initial: Address;
  errors: FieldErrors;
}

/** The fields as the chosen country has them; the server checks each, by the rules of checkout. */
function Fields({ initial, errors }: FieldsProps) {
  const text = useMessages(draftsMessages);
  const locale = useLocale();
  const [country, setCountry] = useState(initial.country);
  const labels = addressLabels(country);
  const { postal_code, region } = addressFormat(country);
  const names = ADDRESS_FIELDS.filter(
    (name): name is TextFieldName => name !== 'country' && (name !== 'postal_code' || postal_code.used),
  );
  function labelOf(name: TextFieldName): string {
    const isNeeded = name === 'postal_code' ? postal_code.required : name === 'region' ? region.required : undefined;
    return (isNeeded ?? !OPTIONAL.includes(name)) ? labels[name] : text.optional(labels[name]);
  }
  return (
    <>
      <SelectField
        label={labels.country}
        name="country"
        value={country}
        onChange={({ target }) => setCountry(target.value)}
        error={errors['country']}
      >
        <option value="">{text.chooseCountry}</option>
        {listCountries(locale).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
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
    </>
  );
}

/** Where it goes, or who gets the invoice. */
export function AddressDialog({ kind, ...props }: DraftDialogProps & { kind: AddressKind }) {
  const text = useMessages(draftsMessages);
  const { first_name, last_name } = props.draft;
  const initial = props.draft[kind] ?? { ...EMPTY, first_name, last_name };
  return (
    <DraftForm
      {...props}
      size="lg"
      title={text[kind]}
      read={(form) => {
        const typed = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, valueOf(form, name)]));
        return { [kind]: { ...EMPTY, ...typed } };
      }}
    >
      {(errors) => <Fields initial={initial} errors={errors} />}
    </DraftForm>
  );
}
