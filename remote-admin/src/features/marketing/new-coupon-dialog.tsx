import type { AdminCoupon } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { storeQuery, useLocale } from '@tessera/shared/query';
import { SelectField, TextField } from '@tessera/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { FormDialog } from '../../controls/form-dialog';
import { MoneyField } from '../../controls/money-field';
import { errorsOf, valueOf, type FieldErrors } from '../../controls/write-errors';
import { FieldGroup } from '../../form/field-group';
import { RadioChoice } from '../../form/radio-choice';
import { marketingMessages } from '../../messages/marketing';
import { adminPaths } from '../../paths';
import { isKind, KINDS } from './coupons.model';
import { COUPONS_KEY, makeCoupon } from './coupons.queries';
import { readNewCoupon } from './new-coupon.model';

export interface NewCouponDialogProps {
  open: boolean;
  onClose: () => void;
}

type HowMany = 'one' | 'many';

/** What is needed of a coupon to be one; it is made switched off, and leads to the page with its conditions. */
export default function NewCouponDialog({ open, onClose }: NewCouponDialogProps) {
  const text = useMessages(marketingMessages);
  const locale = useLocale();
  const currency = useQuery(storeQuery()).data?.currency ?? 'USD';
  const client = useQueryClient();
  const navigate = useNavigate();
  const [howMany, setHowMany] = useState<HowMany>('one');
  const [kind, setKind] = useState<AdminCoupon['kind']>('percent');
  const [faults, setFaults] = useState<FieldErrors>({});
  const making = useMutation({
    mutationFn: makeCoupon,
    onSuccess: ({ id }) => {
      onClose();
      toast.success(text.add.done);
      void client.invalidateQueries({ queryKey: COUPONS_KEY });
      void navigate(adminPaths.coupon(id));
    },
  });
  const told = errorsOf(making.error);
  const errors: FieldErrors = { ...told, percent: told.value, amount: told.value, ...faults };

  function send(form: HTMLFormElement): void {
    const data = new FormData(form);
    const { coupon, faults: found } = readNewCoupon((name) => valueOf(data, name), { kind, howMany, currency, locale });
    setFaults(Object.fromEntries(found.map((name) => [name, text.faults[name]])));
    if (coupon) making.mutate(coupon);
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.add.title}
      description={text.add.text}
      submit={text.add.submit}
      pending={making.isPending}
      error={making.error?.message}
      onSubmit={send}
    >
      <FieldGroup legend={text.add.howMany}>
        {(['one', 'many'] as const).map((value) => (
          <RadioChoice
            key={value}
            name="how_many"
            value={value}
            checked={howMany === value}
            onChoose={() => setHowMany(value)}
          >
            {text.add[value]}
          </RadioChoice>
        ))}
      </FieldGroup>
      {howMany === 'one' ? (
        <TextField
          label={text.fields.code}
          name="code"
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          hint={text.add.codeHint}
          error={errors.code}
        />
      ) : (
        <>
          <TextField
            label={text.add.prefix}
            name="prefix"
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            hint={text.add.prefixHint}
            error={errors.prefix}
          />
          <TextField
            label={text.add.count}
            name="count"
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            error={errors.count}
          />
        </>
      )}
      <SelectField
        label={text.fields.kind}
        name="kind"
        value={kind}
        onChange={({ target }) => isKind(target.value) && setKind(target.value)}
      >
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {text.kinds[one]}
          </option>
        ))}
      </SelectField>
      {kind === 'percent' && (
        <TextField
          label={text.fields.percent}
          name="percent"
          inputMode="decimal"
          autoComplete="off"
          error={errors.percent}
        />
      )}
      {kind === 'amount' && (
        <MoneyField label={text.fields.amount} currency={currency} name="amount" error={errors.amount} />
      )}
    </FormDialog>
  );
}
