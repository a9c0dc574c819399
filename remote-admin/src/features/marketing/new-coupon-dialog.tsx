import type { AdminCoupon, AdminCouponRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { storeQuery, useLocale } from '@tessera/shared/query';
import { SelectField } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { MoneyField } from '../../controls/money-field';
import { valueOf, type FieldErrors } from '../../controls/write-errors';
import { AskDialog } from '../../form/ask-dialog';
import type { OpenDialogProps } from '../../form/dialog-button';
import { FieldGroup } from '../../form/field-group';
import { AskedField } from '../../form/fields/asked-field';
import { Options } from '../../form/fields/options';
import { RadioChoice } from '../../form/radio-choice';
import { marketingMessages } from '../../messages/marketing';
import { adminPaths } from '../../paths';
import { isKind, KINDS } from './coupons.model';
import { COUPONS_KEY, makeCoupon, type NewCoupon } from './coupons.queries';
import { failuresOf, readNewCoupon } from './new-coupon.model';

type HowMany = 'one' | 'many';

/** What is needed of a coupon to be one; it is made switched off, and leads to the page with its conditions. */
export default function NewCouponDialog(dialog: OpenDialogProps) {
  const text = useMessages(marketingMessages);
  const locale = useLocale();
  const currency = useQuery(storeQuery()).data?.currency ?? 'USD';
  const client = useQueryClient();
  const navigate = useNavigate();
  const [howMany, setHowMany] = useState<HowMany>('one');
  const [kind, setKind] = useState<AdminCoupon['kind']>('percent');

  function read(form: FormData): NewCoupon | { errors: FieldErrors } {
    const { coupon, faults } = readNewCoupon((name) => valueOf(form, name), { kind, howMany, currency, locale });
    return coupon ?? { errors: Object.fromEntries(faults.map((name) => [name, text.faults[name]])) };
  }

  function handleDone({ id }: AdminCouponRecord): void {
    void client.invalidateQueries({ queryKey: COUPONS_KEY });
    void navigate(adminPaths.coupon(id));
  }

  const { title, text: description, submit, done } = text.add;
  const asked = { send: makeCoupon, onDone: handleDone, failuresOf };
  return (
    <AskDialog {...dialog} {...{ title, description, submit, done, read }} {...asked}>
      {(errors) => (
        <>
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
            <AskedField
              label={text.fields.code}
              name="code"
              maxLength={30}
              autoCapitalize="characters"
              hint={text.add.codeHint}
              errors={errors}
            />
          ) : (
            <>
              <AskedField
                label={text.add.prefix}
                name="prefix"
                maxLength={12}
                autoCapitalize="characters"
                hint={text.add.prefixHint}
                errors={errors}
              />
              <AskedField label={text.add.count} name="count" inputMode="numeric" maxLength={4} errors={errors} />
            </>
          )}
          <SelectField
            label={text.fields.kind}
            name="kind"
            value={kind}
            onChange={({ target }) => isKind(target.value) && setKind(target.value)}
          >
            <Options of={KINDS} names={text.kinds} />
          </SelectField>
          {kind === 'percent' && (
            <AskedField label={text.fields.percent} name="percent" inputMode="decimal" errors={errors} />
          )}
          {kind === 'amount' && (
            <MoneyField label={text.fields.amount} currency={currency} name="amount" error={errors.amount} />
          )}
        </>
      )}
    </AskDialog>
  );
}
