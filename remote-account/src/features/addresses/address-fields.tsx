import { addressFormat, listCountries } from '@tessera/shared/addresses';
import { ADDRESS_LIMITS, type AddressValues } from '@tessera/shared/forms';
import type { Form } from '@tessera/shared/forms/react';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox, SelectField, TextField } from '@tessera/shared/ui';
import { useMemo } from 'react';
import { addressLabels } from './address-labels';
import { DEFAULT_FIELDS, type AddressField, type DefaultField } from './addresses.model';
import styles from './addresses.module.css';
import { addressesMessages } from './addresses-messages';

interface AddressFieldsProps {
  form: Form<AddressValues>;
  errors: Partial<Record<AddressField | DefaultField, string>>;
  initial: AddressValues;
  /** the country that is chosen now */
  country: string;
  locale: string;
  /** which defaults this address may be given */
  mayBeDefault: Record<DefaultField, boolean>;
  onCountry: (country: string) => void;
}

type TextPart = keyof typeof ADDRESS_LIMITS;

/** WHATWG autofill names, so that browsers fill the form in. */
const AUTOCOMPLETE: Record<TextPart, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  postal_code: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  phone: 'tel',
};

/** The parts of an address as the chosen country has them: the country stands first, because the rest follows from it. */
export function AddressFields(props: AddressFieldsProps) {
  const texts = useMessages(addressesMessages);
  const { form, errors, initial, country, locale, mayBeDefault, onCountry } = props;
  const countries = useMemo(() => listCountries(locale), [locale]);
  const labels = addressLabels(country);
  const { postal_code, region } = addressFormat(country);

  const field = (name: AddressField | DefaultField, onChange?: (value: string) => void) => ({
    ...form.register(name, {
      onChange: (event: { target: { value: string } }) => {
        form.clearErrors(name);
        onChange?.(event.target.value);
      },
    }),
    error: errors[name],
  });
  const text = (name: TextPart, isOptional = false) => (
    <TextField
      {...field(name)}
      label={isOptional ? texts.optional(labels[name]) : labels[name]}
      defaultValue={initial[name]}
      maxLength={ADDRESS_LIMITS[name]}
      autoComplete={AUTOCOMPLETE[name]}
      hint={name === 'phone' ? texts.phoneHint : undefined}
      type={name === 'phone' ? 'tel' : 'text'}
    />
  );

  return (
    <>
      <SelectField
        {...field('country', onCountry)}
        label={labels.country}
        defaultValue={initial.country}
        autoComplete="country"
      >
        <option value="">{texts.chooseCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.Pair}>
        {text('first_name')}
        {text('last_name')}
      </div>
      {text('company', true)}
      {text('line1')}
      {text('line2', true)}
      <div className={styles.Pair}>
        {postal_code.used && text('postal_code', !postal_code.required)}
        {text('city')}
      </div>
      {text('region', !region.required)}
      {text('phone', true)}
      <div>
        {DEFAULT_FIELDS.filter((name) => mayBeDefault[name]).map((name) => (
          <Checkbox key={name} {...field(name)} label={texts[name]} defaultChecked={initial[name]} />
        ))}
      </div>
    </>
  );
}
