import { ADDRESS_FIELDS, AddressFields, addressLabels, type AddressField } from '@tessera/shared/address-form';
import { ApiError } from '@tessera/shared/client';
import type { Address } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { toast } from '@tessera/shared/events';
import { addressSchema, type AddressValues } from '@tessera/shared/forms';
import { createForm, useFormErrors } from '@tessera/shared/forms/react';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useEffect, useRef, useState } from 'react';
import { ConflictNotice } from '../../frame/editing/conflict-notice';
import { explainFailure } from '../../frame/editing/explain-failure';
import { FormActions } from '../../frame/editing/form-actions';
import { mergeEdit, type Conflict } from '../../frame/editing/merge-edit';
import { FailureNotice } from '../../frame/editing/failure-notice';
import { Notice } from '../../frame/editing/notice';
import { Section } from '../../frame/section/section';
import { addressesMessages } from '../../messages/addresses';
import { NEW_ADDRESS } from './address-links';
import { DEFAULT_FIELDS } from './addresses.model';
import styles from './addresses.module.css';
import { addressesQuery, useSaveAddress } from './addresses.queries';

interface AddressFormProps {
  /** the one that is edited; none for a new one */
  address: Address | undefined;
  /** what stands in the form at first */
  initial: AddressValues;
  locale: string;
  /** that goods are sent to; undefined: it is not known */
  countries: readonly string[] | undefined;
  /** there are others that the default could be taken from */
  hasOthers: boolean;
  onClose: (saved?: Address) => void;
}

/** Adds or changes an address. What was typed stays, whatever has become of the address meanwhile. */
export default function AddressForm({ address, initial, locale, countries, hasOthers, onClose }: AddressFormProps) {
  const texts = useMessages(addressesMessages);
  const [form] = useState(() => createForm<AddressValues>(addressSchema));
  const [base, setBase] = useState(address);
  const [country, setCountry] = useState(initial.country);
  const [conflicts, setConflicts] = useState<Conflict<AddressField>[]>();
  const [failure, setFailure] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  const errors = useFormErrors(form);
  const { ref: keepTyping, clear: forgetDraft } = useDraft(`address:${address?.id ?? NEW_ADDRESS}`);
  const save = useSaveAddress();
  const queryClient = useQueryClient();

  useEffect(() => title.current?.focus(), []);

  // a default is taken from an address by giving it to another one, and the only one is the default anyway
  const mayBeDefault = {
    is_default_shipping: hasOthers && !base?.is_default_shipping,
    is_default_billing: hasOthers && !base?.is_default_billing,
  };

  const close = (saved?: Address): void => {
    forgetDraft();
    onClose(saved);
  };

  const beginAnew = (): void => {
    setBase(undefined);
    setFailure(texts.goneMeanwhile);
  };

  async function showPresent(before: Address, yours: AddressValues): Promise<void> {
    const addresses = await queryClient.fetchQuery({ ...addressesQuery(), staleTime: 0 });
    const present = addresses.find(({ id }) => id === before.id);
    if (!present) return beginAnew();
    const { merged, conflicts: found } = mergeEdit(ADDRESS_FIELDS, before, yours, present);
    for (const field of ADDRESS_FIELDS) form.setValue(field, merged[field]);
    setCountry(merged.country);
    setBase(present);
    setConflicts(found);
  }

  const explain = (error: unknown): void => setFailure(explainFailure(error, ADDRESS_FIELDS, form.setError));

  async function handleFailure(error: unknown, values: AddressValues): Promise<void> {
    if (base && error instanceof ApiError) {
      if (error.code === 'conflict') return showPresent(base, values).catch(explain);
      if (error.status === 404) return beginAnew();
    }
    explain(error);
  }

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    setConflicts(undefined);
    try {
      const saved = await save.mutateAsync({ values, base });
      toast.success(texts.saved);
      close(saved);
    } catch (error) {
      await handleFailure(error, values);
    }
  });

  return (
    <Section title={address ? texts.editTitle : texts.addTitle} titleRef={title}>
      <form ref={keepTyping} className={styles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <AddressFields
          form={form}
          errors={errors}
          initial={initial}
          country={country}
          locale={locale}
          countries={countries}
          onCountry={setCountry}
        />
        <div>
          {DEFAULT_FIELDS.filter((name) => mayBeDefault[name]).map((name) => (
            <Checkbox
              key={name}
              {...form.register(name, { onChange: () => form.clearErrors(name) })}
              label={texts[name]}
              error={errors[name]}
              defaultChecked={initial[name]}
            />
          ))}
        </div>
        {conflicts && (
          <Notice>
            <ConflictNotice what={texts.yourAddress} labels={addressLabels(country)} conflicts={conflicts} />
          </Notice>
        )}
        <FailureNotice failure={failure} />
        <FormActions submit={texts.save} pendingText={texts.saving} pending={save.isPending} onCancel={() => close()} />
      </form>
    </Section>
  );
}
