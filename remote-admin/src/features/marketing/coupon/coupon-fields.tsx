import { useMessages } from '@tessera/shared/i18n';
import { Checkbox, SelectField, TextField } from '@tessera/shared/ui';
import { MoneyField } from '../../../controls/money-field';
import type { FieldErrors } from '../../../controls/write-errors';
import { Options } from '../../../form/fields/options';
import form from '../../../form/page/page-form.module.css';
import { marketingMessages } from '../../../messages/marketing';
import { Card } from '../../../page/card';
import { isKind, KINDS } from '../coupons.model';
import type { CouponField, CouponFields as Fields } from './coupon.model';
import type { CouponEdit } from './use-coupon-edit';

interface CouponFieldsProps {
  edit: CouponEdit;
  errors: FieldErrors;
}

type TextName = Exclude<CouponField, 'kind' | 'first_order'>;

/** What a coupon gives, to whom, when and how often. */
export function CouponFields({ edit, errors }: CouponFieldsProps) {
  const text = useMessages(marketingMessages);
  const { draft: fields, base, setField } = edit;
  const { currency } = base;
  // what orders were promised is not changed under them
  const kept = !base.can_delete && { disabled: true };
  const field = (name: TextName) => ({
    label: text.fields[name],
    name,
    value: fields[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: Fields[TextName] } }) => setField(name, target.value),
  });
  const number = { inputMode: 'numeric', maxLength: 7 } as const;
  const uses = base.code === null ? text.maxUsesOfEach : text.fields.max_uses;
  return (
    <>
      <Card title={text.cards.gives}>
        <div className={form.Group}>
          <div className={form.Pair}>
            <SelectField
              label={text.fields.kind}
              name="kind"
              value={fields.kind}
              error={errors.kind}
              {...kept}
              onChange={({ target }) => isKind(target.value) && setField('kind', target.value)}
            >
              <Options of={KINDS} names={text.kinds} />
            </SelectField>
            {fields.kind === 'percent' && <TextField {...field('percent')} {...kept} inputMode="decimal" />}
            {fields.kind === 'amount' && <MoneyField {...field('amount')} {...kept} currency={currency} />}
          </div>
          {kept && <p className={form.Hint}>{text.givesKept}</p>}
          <TextField {...field('name')} maxLength={80} hint={text.nameHint} />
        </div>
      </Card>
      <Card title={text.cards.conditions}>
        <div className={form.Group}>
          <MoneyField {...field('min_subtotal')} currency={currency} hint={text.minSubtotalHint} />
          <Checkbox
            label={text.fields.first_order}
            checked={fields.first_order}
            onChange={({ target }) => setField('first_order', target.checked)}
          />
          <div className={form.Pair}>
            <TextField {...field('starts_at')} type="datetime-local" />
            <TextField {...field('ends_at')} type="datetime-local" hint={text.datesHint} />
          </div>
        </div>
      </Card>
      <Card title={text.cards.uses}>
        <div className={form.Group}>
          <div className={form.Pair}>
            <TextField {...field('max_uses')} {...number} label={uses} hint={text.usesHint} />
            <TextField {...field('max_uses_per_person')} {...number} hint={text.usesHint} />
          </div>
        </div>
      </Card>
    </>
  );
}
