import { addressFormat, listCountries } from '@tessera/shared/addresses';
import { ADDRESS_LIMITS } from '@tessera/shared/forms';
import { useMessages } from '@tessera/shared/i18n';
import { SelectField, TextField } from '@tessera/shared/ui';
import { useMemo } from 'react';
import { addressMessages } from '../../frame/address-messages';
import { frameMessages } from '../../frame/frame-messages';
import { useLocale } from '../../frame/use-locale';
import styles from './address-part.module.css';
import type { AddressChoiceState } from './use-address-choice';

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

interface AddressFieldsProps {
  choice: AddressChoiceState;
  /** for autofill */
  section: 'shipping' | 'billing';
}

/** The parts of an address as the chosen country has them: the country stands first, because the rest follows from it. */
export function AddressFields({ choice, section }: AddressFieldsProps) {
  const { form, errors, initial, country, setCountry } = choice;
  const text = useMessages(addressMessages);
  const { optional } = useMessages(frameMessages);
  const locale = useLocale();
  const countries = useMemo(() => listCountries(locale), [locale]);
  const { postal_code, region } = addressFormat(country);
  const labels: Record<TextPart, string> = {
    ...text,
    postal_code: text.postalCode[postal_code.kind],
    region: text.region[region.kind],
  };

  const register = (name: TextPart | 'country', onChange?: (value: string) => void) => ({
    ...form.register(name, {
      onChange: (event: { target: { value: string } }) => {
        form.clearErrors(name);
        onChange?.(event.target.value);
      },
    }),
    error: errors[name],
  });
  const field = (name: TextPart, isOptional = false) => (
    <TextField
      {...register(name)}
      label={isOptional ? optional(labels[name]) : labels[name]}
      defaultValue={initial[name]}
      maxLength={ADDRESS_LIMITS[name]}
      autoComplete={`${section} ${AUTOCOMPLETE[name]}`}
      hint={name === 'phone' ? text.phoneHint : undefined}
      type={name === 'phone' ? 'tel' : 'text'}
    />
  );

  return (
    <div className={styles.Fields}>
      <SelectField
        {...register('country', setCountry)}
        label={text.country}
        defaultValue={initial.country}
        autoComplete={`${section} country`}
      >
        <option value="">{text.chooseCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.Pair}>
        {field('first_name')}
        {field('last_name')}
      </div>
      {field('company', true)}
      {field('line1')}
      {field('line2', true)}
      <div className={styles.Pair}>
        {postal_code.used && field('postal_code', !postal_code.required)}
        {field('city')}
      </div>
      {field('region', !region.required)}
      {field('phone', true)}
    </div>
  );
}
