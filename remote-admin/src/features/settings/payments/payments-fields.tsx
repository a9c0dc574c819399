import type { PaymentSettings } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox, SelectField, TextField } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { MoneyField } from '../../../controls/money-field';
import { Options } from '../../../form/fields/options';
import form from '../../../form/page/page-form.module.css';
import { paymentsMessages } from '../../../messages/settings/payments';
import { Card } from '../../../page/card';
import { adminPaths } from '../../../paths';
import { CountriesField } from '../frame/countries-field';
import type { PathErrors } from '../../../settings/use-settings-edit';
import type { PaymentsDraft } from './payments.model';

interface PaymentsFieldsProps {
  /** as they are saved: what the environment has */
  settings: PaymentSettings;
  draft: PaymentsDraft;
  errors: PathErrors;
  locale: string;
  onChange: (changes: Partial<PaymentsDraft>) => void;
}

type Tick = 'stripe' | 'test_card' | 'cash' | 'transfer' | 'pay_later';
type Text = 'fee' | 'up_to' | 'holder' | 'iban' | 'bic' | 'days' | 'second_person_above';

const CAPTURES = ['at_once', 'at_shipment'] as const;

/** Each way to pay in a card of its own: whether it is offered, and how. */
export function PaymentsFields({ settings, draft, errors, locale, onChange }: PaymentsFieldsProps) {
  const text = useMessages(paymentsMessages);
  const { currency, available } = settings;
  const tick = (name: Tick, isThere = true) => (
    <Checkbox
      label={text.fields[name]}
      checked={draft[name] && isThere}
      disabled={!isThere}
      onChange={({ target }) => onChange({ [name]: target.checked })}
    />
  );
  const field = (name: Text, path: string) => ({
    label: text.fields[name],
    value: draft[name],
    error: errors[path],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });

  return (
    <>
      <Card title={text.cards}>
        <div className={form.Group}>
          <div>
            {tick('stripe', available.stripe !== null)}
            <p className={form.Hint}>{text.stripe[available.stripe ?? 'none']}</p>
          </div>
          <div>
            {tick('test_card', available.test_card)}
            <p className={form.Hint}>{available.test_card ? text.testCard : text.noTestCard}</p>
          </div>
          <SelectField
            label={text.fields.capture}
            hint={text.captureHint}
            value={draft.capture}
            onChange={({ target }) => onChange({ capture: CAPTURES.find((one) => one === target.value) ?? 'at_once' })}
          >
            <Options of={CAPTURES} names={text.captures} />
          </SelectField>
        </div>
      </Card>
      <Card title={text.ways.cash}>
        <div className={form.Group}>
          {tick('cash')}
          <div className={form.Pair}>
            <MoneyField {...field('fee', 'cash_on_delivery.fee')} currency={currency} maxLength={12} />
            <MoneyField {...field('up_to', 'cash_on_delivery.up_to')} currency={currency} maxLength={12} />
          </div>
          <p className={form.Hint}>{text.cashCountries}</p>
          <CountriesField
            countries={draft.countries === '' ? [] : draft.countries.split(',')}
            error={errors['cash_on_delivery.countries']}
            locale={locale}
            onChange={(countries) => onChange({ countries: countries.join(',') })}
          />
        </div>
      </Card>
      <Card title={text.ways.transfer}>
        <div className={form.Group}>
          {tick('transfer')}
          <TextField {...field('holder', 'bank_transfer.holder')} hint={text.accountHint} maxLength={120} />
          <div className={form.Pair}>
            <TextField {...field('iban', 'bank_transfer.iban')} maxLength={42} />
            <TextField {...field('bic', 'bank_transfer.bic')} maxLength={11} />
          </div>
          <TextField {...field('days', 'bank_transfer.days')} inputMode="numeric" maxLength={2} />
        </div>
      </Card>
      <Card title={text.ways.pay_later}>
        <div className={form.Group}>
          {tick('pay_later')}
          <p className={form.Hint}>{text.payLaterHint}</p>
          <MoneyField
            {...field('second_person_above', 'pay_later.second_person_above')}
            currency={currency}
            maxLength={12}
            hint={text.secondPersonHint}
          />
          <p className={form.Hint}>
            <Link to={adminPaths.payLaterReminders()}>{text.remindersLink}</Link>
          </p>
        </div>
      </Card>
    </>
  );
}
