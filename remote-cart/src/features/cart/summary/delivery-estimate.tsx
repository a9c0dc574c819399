import { useDeliveryCountries } from '@tessera/shared/address-form';
import { addressFormat, listCountries, postalCodeExample } from '@tessera/shared/addresses';
import { api, ApiError } from '@tessera/shared/client';
import { CountryOptions } from '@tessera/shared/components';
import type { DeliveryEstimate as Estimate } from '@tessera/shared/contract';
import { addressNames, fieldErrors } from '@tessera/shared/forms';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, SelectField, TextField } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useMemo, useState, type FormEvent } from 'react';
import { useLocale } from '../../../frame/page-locale';
import { cartMessages } from '../../../messages/cart';
import styles from './cart-summary.module.css';
import { EstimateAnswer } from './estimate-answer';

interface Place {
  country: string;
  postal_code: string;
}

/** What delivery to a place would cost and when it would arrive, before any address is given. */
export default function DeliveryEstimate() {
  const text = useMessages(cartMessages);
  const locale = useLocale();
  const { data: offered } = useDeliveryCountries();
  const countries = useMemo(
    () => listCountries(locale).filter(({ code }) => offered?.includes(code) ?? true),
    [locale, offered],
  );
  const [country, setCountry] = useState(new Intl.Locale(locale).region ?? '');
  const estimate = useMutation({ mutationFn: (json: Place) => api.post<Estimate>('cart/estimate', { json }) });
  const { used } = addressFormat(country).postal_code;
  const wrong = fieldErrors(estimate.error, ['country', 'postal_code']);
  const isTold = Boolean(wrong.country ?? wrong.postal_code);

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const postal_code = String(new FormData(event.currentTarget).get('postal_code') ?? '').trim();
    if (country) estimate.mutate({ country, postal_code });
  };

  return (
    <>
      <form className={styles.Form} noValidate onSubmit={handleSubmit}>
        <SelectField
          name="country"
          label={text.country}
          value={country}
          error={wrong.country}
          onChange={(event) => setCountry(event.target.value)}
        >
          <CountryOptions countries={countries} none={text.chooseCountry} />
        </SelectField>
        {used && (
          <TextField
            name="postal_code"
            label={addressNames(country).postal_code}
            placeholder={postalCodeExample(country)}
            error={wrong.postal_code}
            autoComplete="postal-code"
            maxLength={20}
          />
        )}
        <Button type="submit" variant="secondary" pending={estimate.isPending}>
          {text.estimate}
        </Button>
      </form>
      <div aria-live="polite">
        {estimate.data && <EstimateAnswer estimate={estimate.data} />}
        {estimate.error && !isTold && (
          <Alert tone="error">
            {estimate.error instanceof ApiError && estimate.error.status === 422
              ? estimate.error.message
              : text.estimateFailed}
          </Alert>
        )}
      </div>
    </>
  );
}
