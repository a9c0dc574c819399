import { ADDRESS_FIELDS, addressLabels, BLANK_ADDRESS } from '@tessera/shared/address-form';
import { listCountries } from '@tessera/shared/addresses';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { SelectField } from '@tessera/shared/ui';
import type { AddressFields as Address } from '@tessera/shared/contract';
import { useState } from 'react';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { valueOf, type FieldErrors } from '../../../../controls/write-errors';
import { AddressTexts } from '../../../../form/address-texts';
import type { AddressKind } from '../parts/draft-addresses';
import { DraftForm, type DraftDialogProps } from './draft-dialog';

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
      <AddressTexts country={country} initial={initial} errors={errors} optional={text.optional} />
    </>
  );
}

/** Where it goes, or who gets the invoice. */
export function AddressDialog({ kind, ...props }: DraftDialogProps & { kind: AddressKind }) {
  const text = useMessages(draftsMessages);
  const { first_name, last_name } = props.draft;
  const initial = props.draft[kind] ?? { ...BLANK_ADDRESS, first_name, last_name };
  return (
    <DraftForm
      {...props}
      size="lg"
      title={text[kind]}
      read={(form) => {
        const typed = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, valueOf(form, name)]));
        return { [kind]: { ...BLANK_ADDRESS, ...typed } };
      }}
    >
      {(errors) => <Fields initial={initial} errors={errors} />}
    </DraftForm>
  );
}
