import { api } from '@tessera/shared/client';
import type { PayLaterAccount } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { fieldErrors } from '@tessera/shared/forms';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Checkbox, SelectField, TextField } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormActions } from '../../../frame/editing/form-actions';
import { FailureNotice } from '../../../frame/editing/failure-notice';
import sectionStyles from '../../../frame/section/section.module.css';
import { payLaterMessages } from '../../../messages/pay-later';
import { APPLICATION_FIELDS, readApplication, type ApplicationErrors } from './application.model';
import { useShowPayLater } from '../account/pay-later.queries';

export interface ApplicationFormProps {
  account: PayLaterAccount;
  onDone: () => void;
}

/** The facts that the decision needs, and the consent to it. */
export default function ApplicationForm({ account, onDone }: ApplicationFormProps) {
  const text = useMessages(payLaterMessages);
  const locale = useLocale();
  const show = useShowPayLater();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ApplicationErrors>({});
  const { currency, consent } = account;

  const focus = (name: string): void => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=date_of_birth]')?.focus(), []);

  const tell = (found: ApplicationErrors): boolean => {
    setErrors(found);
    const first = APPLICATION_FIELDS.find((name) => found[name]);
    if (first) focus(first);
    return first !== undefined;
  };

  const apply = useMutation({
    mutationFn: (json: object) => api.post<PayLaterAccount>('pay-later/applications', { json }),
    onSuccess: (decided) => {
      // a refusal stands on the page with its reason: nothing to be glad of
      if (decided.state !== 'refused') toast.success(text.applied);
      show(decided);
      onDone();
    },
    onError: (error) => tell(fieldErrors(error, APPLICATION_FIELDS)),
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { values, errors: found } = readApplication(new FormData(event.currentTarget), { text, currency, locale });
    if (!tell(found) && !apply.isPending) apply.mutate(values);
  };

  const forget = (name: keyof ApplicationErrors) => () => setErrors(({ [name]: _said, ...others }) => others);
  const failure = apply.error && Object.keys(errors).length === 0 ? apply.error.message : undefined;

  return (
    <form ref={form} className={sectionStyles.Form} noValidate onSubmit={handleSubmit}>
      <FailureNotice failure={failure} />
      <TextField
        name="date_of_birth"
        type="date"
        autoComplete="bday"
        label={text.dateOfBirth}
        error={errors.date_of_birth}
        onChange={forget('date_of_birth')}
      />
      <TextField
        name="monthly_income"
        inputMode="decimal"
        autoComplete="off"
        label={text.income(currency)}
        hint={text.incomeHint}
        error={errors.monthly_income}
        onChange={forget('monthly_income')}
      />
      <SelectField name="employment" label={text.employment} error={errors.employment} onChange={forget('employment')}>
        <option value="">{text.chooseEmployment}</option>
        {Object.entries(text.employments).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Checkbox name="consent" label={consent.text} error={errors.consent} onChange={forget('consent')} />
      <FormActions submit={text.submit} pendingText={text.sending} pending={apply.isPending} onCancel={onDone} />
    </form>
  );
}
