import { addressFormat, listCountries } from '@tessera/shared/addresses';
import { CountryOptions } from '@tessera/shared/components';
import { ADDRESS_LIMITS, formatRegion, listRegions, type AddressValues } from '@tessera/shared/forms';
import type { Form } from '@tessera/shared/forms/react';
import { useMessages } from '@tessera/shared/i18n';
import { SelectField, TextField } from '@tessera/shared/ui';
import { useMemo } from 'react';
import type { AddressField } from './address-field-names';
import styles from './address-fields.module.css';
import { addressFormMessages } from './address-form-messages';
import { addressLabels } from './address-labels';

interface AddressFieldsProps {
  form: Form<AddressValues>;
  errors: Partial<Record<AddressField, string>>;
  initial: Pick<AddressValues, AddressField>;
  /** the country that is chosen now */
  country: string;
  locale: string;
  /** those that can be chosen, beside the one that the form begins with; every country where it is left out */
  countries?: readonly string[] | undefined;
  /** for autofill, where a page asks for two addresses */
  section?: 'shipping' | 'billing';
  onCountry: (country: string) => void;
}

type TextFieldName = keyof typeof ADDRESS_LIMITS;

/** WHATWG autofill names, so that browsers fill the form in. */
const AUTOCOMPLETE: Record<AddressField, string> = {
  country: 'country',
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
  const text = useMessages(addressFormMessages);
  const { form, errors, initial, country, locale, countries: offered, section, onCountry } = props;
  const countries = useMemo(() => {
    const all = listCountries(locale);
    return offered ? all.filter(({ code }) => offered.includes(code) || code === initial.country) : all;
  }, [initial.country, locale, offered]);
  const regions = useMemo(() => listRegions(country), [country]);
  const labels = addressLabels(country);
  const { postal_code, region } = addressFormat(country);

  const register = (name: AddressField, onChange?: (value: string) => void) => ({
    ...form.register(name, {
      onChange: (event: { target: { value: string } }) => {
        form.clearErrors(name);
        onChange?.(event.target.value);
      },
    }),
    error: errors[name],
    autoComplete: section ? `${section} ${AUTOCOMPLETE[name]}` : AUTOCOMPLETE[name],
  });
  const handleCountry = (chosen: string): void => {
    // a code of one country's list means nothing in another, or something else
    if (regions.length > 0 || listRegions(chosen).length > 0) form.setValue('region', '');
    onCountry(chosen);
  };
  const field = (name: TextFieldName, isOptional = false) => (
    <TextField
      {...register(name)}
      label={isOptional ? text.optional(labels[name]) : labels[name]}
      defaultValue={initial[name]}
      maxLength={ADDRESS_LIMITS[name]}
      hint={name === 'phone' ? text.phoneHint : undefined}
      type={name === 'phone' ? 'tel' : 'text'}
    />
  );

  return (
    <>
      <SelectField {...register('country', handleCountry)} label={labels.country} defaultValue={initial.country}>
        <CountryOptions countries={countries} none={text.chooseCountry} />
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
      {regions.length === 0 ? (
        field('region', !region.required)
      ) : (
        <SelectField
          // each country's list is a field of its own
          key={country}
          {...register('region')}
          label={region.required ? labels.region : text.optional(labels.region)}
          defaultValue={formatRegion(country, initial.region) ?? ''}
        >
          <option value="">{region.required ? text.chooseRegion : text.noRegion}</option>
          {regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {field('phone', true)}
    </>
  );
}
